import type { ThemeClassNames as AllNames } from '@docusaurus/theme-common';

/** Part of an object of names. */
type Some<Names> = { [Group in keyof Names]?: Partial<Names[Group]> };

/** Stands for `@docusaurus/theme-common` in unit tests, with as much of it as the tested components use. */
export const ThemeClassNames = {
  common: {
    admonition: 'theme-admonition',
    admonitionType: (type: string) => `theme-admonition-${type}`,
    codeBlock: 'theme-code-block',
  },
  tabs: { container: 'theme-tabs-container' },
} satisfies Some<typeof AllNames>;

/** The real one also takes a title out of the children, which only a build puts there. */
export const processAdmonitionProps = <Props>(props: Props): Props => props;
