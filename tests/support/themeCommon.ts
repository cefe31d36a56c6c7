/** Stands for `@docusaurus/theme-common` in unit tests, with as much of it as the tested components use. */
export const ThemeClassNames = {
  common: { codeBlock: 'theme-code-block' },
  tabs: { container: 'theme-tabs-container' },
};
