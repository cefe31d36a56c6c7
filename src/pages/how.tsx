import type { ReactNode } from 'react';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import Layout from '@theme/Layout';
import HowPage from '@site/src/features/how/HowPage';
import Text from './_how.mdx';

export default function How(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="How it works"
        description="How a Wirespec contract is written, which code the compiler generates from it, and what is checked when, with real examples."
        keywords="how it works,step by step,workflow,explained,pipeline,in short,process,demo,example,see it in action,what happens"
      />
      <HowPage Text={Text} />
    </Layout>
  );
}
