import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import Heading from '@theme/Heading';
import Island from '@site/src/client/islands/Island';

export default function RecoveringPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Recovering" description="A page that React has to draw twice." />
      <main className="container margin-vert--lg">
        <Heading as="h1">Recovering</Heading>
        <Island name="recovering" />
      </main>
    </Layout>
  );
}
