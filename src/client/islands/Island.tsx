import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface IslandProps {
  /** Name under which `registerIsland` registered the component. */
  name: string;
  /** Properties of the component, which the page contains as JSON. */
  props?: object;
  /** Fallback that is shown until the component is rendered, and without JavaScript. */
  children?: ReactNode;
}

/** Placeholder for a component that React renders in the browser. */
export default function Island({ name, props, children }: IslandProps): ReactNode {
  return (
    <div data-island={name} {...(props === undefined ? {} : { 'data-props': JSON.stringify(props) })}>
      <div data-island-fallback="">{children}</div>
      <div className={styles.root} data-island-root="" />
    </div>
  );
}
