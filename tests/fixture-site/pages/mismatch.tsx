import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

/** The mistake that hydration has to recover from: the browser draws something else than the build did. */
export default function MismatchPage(): ReactNode {
  return (
    <Layout title="Mismatch" description="A page that hydration has to repair.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Mismatch</Heading>
        <p>Drawn by the {ExecutionEnvironment.canUseDOM ? 'browser' : 'build'}.</p>
      </main>
    </Layout>
  );
}
