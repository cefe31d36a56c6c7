import type { ThemeClassNames as AllNames } from '@docusaurus/theme-common';

/** An object with some of the names. */
type Some<Names> = { [Group in keyof Names]?: Partial<Names[Group]> };

/** Replaces `@docusaurus/theme-common` in unit tests, with only the exports that the tested components use. */
export const ThemeClassNames = {
  common: {
    admonition: 'theme-admonition',
    admonitionType: (type: string) => `theme-admonition-${type}`,
    codeBlock: 'theme-code-block',
  },
  tabs: { container: 'theme-tabs-container' },
} satisfies Some<typeof AllNames>;

/** Returns the properties unchanged. The real function moves a title, which only a build adds, out of the children. */
export const processAdmonitionProps = <Props>(props: Props): Props => props;
