import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import Heading from '@theme/Heading';
import Island from '@site/src/client/islands/Island';

export default function LazyPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Lazy" description="A page whose content is loaded in the browser." />
      <main className="container margin-vert--lg">
        <Heading as="h1">Lazy</Heading>
        <Island name="late" />
      </main>
    </Layout>
  );
}
