// The stock MDXContent, under a name of its own.
import type { ComponentType, PropsWithChildren } from 'react';
import StockMDXContent from '@theme-init/MDXContent';

// What `@theme-init` holds has no type of its own.
export default StockMDXContent as ComponentType<PropsWithChildren>;
