import type { ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocsRoot';
import Layout from '@theme/Layout';

/** The layout around all pages of the documentation. */
export default function DocsRoot({ route }: Props): ReactNode {
  return <Layout>{renderRoutes(route.routes ?? [])}</Layout>;
}
