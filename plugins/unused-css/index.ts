import type { Plugin } from '@docusaurus/types';
import { removeUnusedCss } from './removeUnusedCss';

/** Class names the theme puts together at run time. */
const COMPOSED_CLASSES = /^(?:alert--|theme-admonition-|button--|markdown$)/;

/** The part of the bundler's interface that this plugin needs; the same in webpack and Rspack. */
interface Compiler {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE: number };
    sources: { RawSource: new (text: string) => Source };
  };
  hooks: { compilation: { tap: (name: string, callback: (compilation: Compilation) => void) => void } };
}

interface Source {
  source: () => string | Buffer;
}

interface Compilation {
  hooks: {
    processAssets: { tap: (options: { name: string; stage: number }, callback: (assets: Record<string, Source>) => void) => void };
  };
  updateAsset: (name: string, source: Source) => void;
}

/**
 * Leaves out of the stylesheet what no page can use. The theme's own stylesheet is made for every site there is; every reader of ours would load all of it before
 * the first paint. It happens before the files are named after their content, and only in production.
 */
export default function unusedCss(): Plugin {
  return {
    name: 'unused-css',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production' ? {} : { plugins: [{ apply: removeFromAssets }] },
  };
}

function removeFromAssets(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.compilation.tap('unused-css', (compilation) => {
    const stage = { name: 'unused-css', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE };
    compilation.hooks.processAssets.tap(stage, (assets) => {
      const entries = Object.entries(assets);
      const scripts = entries.filter(([name]) => name.endsWith('.js')).map(([, asset]) => String(asset.source()));
      for (const [name, asset] of entries) {
        if (!name.endsWith('.css')) continue;
        const css = removeUnusedCss(String(asset.source()), scripts, (className) => COMPOSED_CLASSES.test(className));
        compilation.updateAsset(name, new sources.RawSource(css));
      }
    });
  });
}
