// The stock MDXContent, under a name of its own.
import type { ComponentType, PropsWithChildren } from 'react';
import StockMDXContent from '@theme-init/MDXContent';

const LiveMDXContent: ComponentType<PropsWithChildren> = StockMDXContent;

export default LiveMDXContent;
