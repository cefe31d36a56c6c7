import type { Plugin } from '@docusaurus/types';

type BundlerOptions = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** A loader rule of the bundler. */
export type Rule = NonNullable<NonNullable<BundlerOptions['module']>['rules']>[number];

/**
 * Makes the bundler write every font to a separate file. By default, Docusaurus inlines fonts below 10,000 bytes into
 * the stylesheet. This makes them a third larger and delays rendering, which waits for the stylesheet.
 *
 * @param rules - rules of Docusaurus
 * @param isServer - whether this is the server bundle, which writes no files
 * @returns all rules, with the font rule replaced
 * @throws Error if Docusaurus has no font rule
 */
export function writeFontFiles(rules: readonly Rule[], isServer: boolean): Rule[] {
  // Tools that only read the configuration do not pass any rules.
  if (rules.length > 0 && !rules.some(isForFonts)) {
    throw new Error(
      'Docusaurus has no bundler rule for fonts. Check how it bundles fonts, and adapt plugins/bundler/writeFontFiles.ts.',
    );
  }

  return rules.map((rule) => (isForFonts(rule) ? writeFonts(!isServer) : rule));
}

function isForFonts(rule: Rule): boolean {
  return typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test('font.woff2');
}

function writeFonts(emit: boolean): Rule {
  return {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'assets/fonts/[name]-[contenthash][ext]', emit },
  };
}
