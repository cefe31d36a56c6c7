import type { ReactNode } from 'react';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import Layout from '@theme/Layout';
import WorkbenchPage from '@site/src/features/workbench/WorkbenchPage';

export default function Play(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Workbench"
        description="Write Wirespec contracts in your browser and see the generated code as you type, convert OpenAPI and Avro, compare two versions, and share a link."
        keywords="workbench,playground,editor,online compiler,try in the browser,convert OpenAPI,convert Avro,compare contracts,share a contract"
      />
      <WorkbenchPage />
    </Layout>
  );
}
