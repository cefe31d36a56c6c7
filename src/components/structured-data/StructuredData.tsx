import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { toScriptLiteral } from '@site/lib/html/toScriptLiteral';

export interface StructuredDataProps {
  data: object;
}

/** JSON-LD for search engines in the head of a page. */
export default function StructuredData({ data }: StructuredDataProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toScriptLiteral(data)}</script>
    </Head>
  );
}
