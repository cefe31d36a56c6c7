import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Content from '@theme/NotFound/Content';

/** The 404 page. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}
