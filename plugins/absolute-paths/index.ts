import type { Plugin } from '@docusaurus/types';

/** Resolves absolute paths, by which the generator names most modules, as they are before it tries the roots, see the README. */
export default function absolutePaths(): Plugin {
  return {
    name: 'absolute-paths',

    configureWebpack: () => ({ resolve: { preferAbsolute: true } }),
  };
}
