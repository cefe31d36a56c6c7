import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import Island from '@site/src/client/islands/Island';

export default function CrashPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Crash" description="A page that crashes on request." />
      <main className="container margin-vert--lg">
        <Island name="crash" />
      </main>
    </Layout>
  );
}
