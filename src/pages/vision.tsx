import type { ReactNode } from 'react';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import Layout from '@theme/Layout';
import VisionPage from '@site/src/features/vision/VisionPage';
import Text from './_vision.mdx';

export default function Vision(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Vision"
        description="Why an interface between two programs deserves its own file: a contract that people can read and that a compiler enforces on both sides."
        keywords="idea behind the project,why,motivation,philosophy,goals,mission,purpose,background,history,who made this,benefits,api first,what problem does it solve"
      />
      <VisionPage Text={Text} />
    </Layout>
  );
}
