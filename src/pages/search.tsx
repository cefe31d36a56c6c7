import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

/** Keeps the address until the search brings its own page. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation and the blog of Wirespec.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Search</Heading>
        <p>Press Ctrl+K, or Cmd+K on a Mac, to search this site from any page.</p>
      </main>
    </Layout>
  );
}
