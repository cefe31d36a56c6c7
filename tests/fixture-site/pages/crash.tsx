import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Island from '@site/src/client/islands/Island';

export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash" description="A page that crashes on request.">
      <main className="container margin-vert--lg">
        <Island name="crash" />
      </main>
    </Layout>
  );
}
