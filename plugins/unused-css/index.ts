import type { LoadContext, Plugin } from '@docusaurus/types';
import { createDecision } from './createDecision';
import { findClassesInPages } from './findClassesInPages';
import { type ClassDecision, removeUnusedCss } from './removeUnusedCss';

type BundlerOptions = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<BundlerOptions['plugins']>[number], (...values: never[]) => unknown>;
type Compiler = Parameters<BundlerPlugin>[0];

/**
 * Leaves out of the stylesheet what no page can use. The theme's own stylesheet is made for every site there is; every reader of ours would load all of it before
 * the first paint. It happens before the files are named after their content, and only in production.
 */
export default function unusedCss({ siteConfig }: LoadContext): Plugin {
  const decideClass = createDecision(siteConfig.themeConfig);
  const unnamedClasses = new Set<string>();
  return {
    name: 'unused-css',

    configureWebpack: (config, isServer) => ({
      plugins:
        isServer || config.mode !== 'production'
          ? []
          : [
              {
                apply: (compiler) => {
                  cleanAssets(compiler, decideClass, unnamedClasses);
                },
              },
            ],
    }),

    // The proof that nothing was removed in error: the finished pages.
    async postBuild({ outDir }) {
      const lost = await findClassesInPages(outDir, unnamedClasses);
      if (lost.length === 0) return;
      throw new Error(
        `unused-css removed the styles of classes that pages have: ${lost.join(', ')}. They are put together at run time: add them to COMPOSED_CLASSES in plugins/unused-css/index.ts.`,
      );
    },
  };
}

function cleanAssets(compiler: Compiler, decideClass: ClassDecision, unnamedClasses: Set<string>): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.compilation.tap('unused-css', (compilation) => {
    const stage = { name: 'unused-css', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE };
    compilation.hooks.processAssets.tap(stage, (assets) => {
      const entries = Object.entries(assets);
      const scripts = entries.filter(([name]) => name.endsWith('.js')).map(([, asset]) => String(asset.source()));
      const sheets = entries.filter(([name]) => name.endsWith('.css')).map(([, asset]) => asset);
      for (const [name, asset] of entries) {
        if (!name.endsWith('.css')) continue;
        // One sheet may define what another reads.
        const readElsewhere = sheets
          .filter((sheet) => sheet !== asset)
          .map((sheet) => listReadProperties(String(sheet.source())));
        const cleaned = removeUnusedCss(String(asset.source()), [...scripts, ...readElsewhere], decideClass);
        for (const className of cleaned.unnamedClasses) unnamedClasses.add(className);
        compilation.updateAsset(name, new sources.RawSource(cleaned.css));
      }
    });
  });
}

/** The custom properties a stylesheet reads, as words. */
function listReadProperties(css: string): string {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name).join(' ');
}
