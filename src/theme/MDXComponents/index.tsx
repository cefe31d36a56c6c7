// Extends MDXComponents, an object and no component, hence not for wrapping by the swizzle command but safe to replace. Adds the components of src/mdx, so that pages need no imports.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ComponentType } from 'react';
import StockComponents from '@theme-original/MDXComponents';
import { authorComponents } from '@site/src/mdx/authorComponents';

// What `@theme-original` holds has no type of its own: a component for each name a page may use.
const stockComponents = StockComponents as Readonly<Record<string, ComponentType>>;

export default { ...stockComponents, ...authorComponents };
