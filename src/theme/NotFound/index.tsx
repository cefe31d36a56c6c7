import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Content from '@theme/NotFound/Content';

/** The page for addresses that do not exist. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}
