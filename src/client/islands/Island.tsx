import type { ReactNode } from 'react';

export interface IslandProps {
  /** As registered with `registerIsland`. */
  name: string;
  /** Properties of the component; they travel in the page as JSON. */
  props?: object;
  /** What stands in the place until the component is there, and without JavaScript. */
  children?: ReactNode;
}

/** The place of a component that needs React in the browser. Everything around it stays HTML. */
export default function Island({ name, props, children }: IslandProps): ReactNode {
  return (
    <div data-island={name} {...(props === undefined ? {} : { 'data-props': JSON.stringify(props) })}>
      <div data-island-fallback="">{children}</div>
      <div data-island-root="" />
    </div>
  );
}
