import type { Plugin } from '@docusaurus/types';

type BundlerOptions = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** A loader rule of the bundler. */
export type Rule = NonNullable<NonNullable<BundlerOptions['module']>['rules']>[number];

/**
 * Replaces the font rule of Docusaurus with one that writes every font to a separate file. By default, fonts below
 * 10,000 bytes are inlined into the stylesheet. This makes them a third larger and delays rendering, which waits for
 * the stylesheet.
 *
 * @param rules - rules of Docusaurus
 * @param isServer - whether this is the server bundle, which writes no files
 * @returns all rules, including the new font rule
 * @throws Error if Docusaurus has no font rule
 */
export function replaceFontRule(rules: readonly Rule[], isServer: boolean): Rule[] {
  // Tools that only read the configuration do not pass any rules.
  if (rules.length > 0 && !rules.some(isFontRule)) {
    throw new Error(
      'Docusaurus has no bundler rule for fonts. Check how it bundles fonts, and adapt plugins/bundler/replaceFontRule.ts.',
    );
  }

  return rules.map((rule) => (isFontRule(rule) ? createFontRule(!isServer) : rule));
}

function isFontRule(rule: Rule): boolean {
  return typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test('font.woff2');
}

function createFontRule(emit: boolean): Rule {
  return {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'assets/fonts/[name]-[contenthash][ext]', emit },
  };
}
