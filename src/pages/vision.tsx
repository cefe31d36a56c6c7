import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import VisionPage from '@site/src/features/vision/VisionPage';

export default function Vision(): ReactNode {
  return (
    <Layout
      title="Vision"
      description="Why an interface between two programs deserves its own file: a contract that people can read and that a compiler enforces on both sides."
    >
      <VisionPage />
    </Layout>
  );
}
