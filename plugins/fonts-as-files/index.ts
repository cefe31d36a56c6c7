import type { Plugin } from '@docusaurus/types';

type BundlerOptions = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type Rule = NonNullable<NonNullable<BundlerOptions['module']>['rules']>[number];

/**
 * Leaves every font in a file of its own. The generator writes fonts below 10,000 bytes into the stylesheet, where a page waits for them before it shows anything, and where they
 * weigh a third more.
 */
export default function fontsAsFiles(): Plugin {
  return {
    name: 'fonts-as-files',

    configureWebpack: (config, isServer) => {
      const rules = config.module?.rules ?? [];
      // Tools that only read the configuration pass no rules.
      if (rules.length > 0 && !rules.some(isForFonts)) {
        throw new Error(
          'fonts-as-files found no rule for fonts among those of the generator. See how it bundles fonts now, and adapt plugins/fonts-as-files/index.ts.',
        );
      }

      return {
        mergeStrategy: { 'module.rules': 'replace' },
        module: { rules: rules.map((rule) => (isForFonts(rule) ? writeFonts(!isServer) : rule)) },
      };
    },
  };
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
