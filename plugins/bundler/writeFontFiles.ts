import type { Plugin } from '@docusaurus/types';

type BundlerOptions = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** A rule of the bundler for a kind of files. */
export type Rule = NonNullable<NonNullable<BundlerOptions['module']>['rules']>[number];

/**
 * Leaves every font in a file of its own. The generator writes fonts below 10,000 bytes into the stylesheet, where a page waits for them before it shows anything, and where they
 * weigh a third more.
 *
 * @param rules - the generator's
 * @param isServer - the server's bundle writes no files
 * @returns all rules, with the one for fonts replaced
 * @throws Error when the generator has no rule for fonts
 */
export function writeFontFiles(rules: readonly Rule[], isServer: boolean): Rule[] {
  // Tools that only read the configuration pass no rules.
  if (rules.length > 0 && !rules.some(isForFonts)) {
    throw new Error(
      'The generator has no rule for fonts. See how it bundles fonts now, and adapt plugins/bundler/writeFontFiles.ts.',
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
