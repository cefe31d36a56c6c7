import type { ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocsRoot';
import Layout from '@theme/Layout';

/** Layout of all documentation pages. */
export default function DocsRoot({ route }: Props): ReactNode {
  return <Layout>{renderRoutes(route.routes ?? [])}</Layout>;
}
