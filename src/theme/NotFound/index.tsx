import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Content from '@theme/NotFound/Content';

/** Page for unknown addresses. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}
