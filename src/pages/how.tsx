import type { ComponentType, ReactNode } from 'react';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import HowPage from '@site/src/features/how/HowPage';
import ContractSample from './_samples/contract.mdx';
import GenerateConsoleSample from './_samples/generate-console.mdx';
import GenerateSample from './_samples/generate.mdx';
import ValidatePayloadSample from './_samples/validate-payload.mdx';
import ValidateRefinedSample from './_samples/validate-refined.mdx';
import ValidateWrongSample from './_samples/validate-wrong.mdx';

/** Search terms for this page. */
const SEARCH_TERMS = [
  'how it works',
  'step by step',
  'workflow',
  'explained',
  'pipeline',
  'in short',
  'process',
  'demo',
  'example',
  'see it in action',
  'what happens',
];

/** Renders a sample with the components of Markdown pages. */
function renderSample(Content: ComponentType): ReactNode {
  return (
    <MDXContent>
      <Content />
    </MDXContent>
  );
}

export default function How(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="How it works"
        description="How a Wirespec contract is written, which code the compiler generates from it, and what is checked when, with real examples."
        keywords={SEARCH_TERMS}
      />
      <HowPage
        contract={renderSample(ContractSample)}
        commands={renderSample(GenerateConsoleSample)}
        generated={renderSample(GenerateSample)}
        wrong={renderSample(ValidateWrongSample)}
        refined={renderSample(ValidateRefinedSample)}
        payload={renderSample(ValidatePayloadSample)}
      />
    </Layout>
  );
}
