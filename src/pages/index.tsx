import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import { useSite } from '@site/src/components/site/useSite';
import Failures from '@site/src/features/home/Failures';
import HomePage from '@site/src/features/home/HomePage';
import Integrations from '@site/src/features/home/Integrations';
import Steps from '@site/src/features/home/Steps';
import Measurement from '@site/src/features/home/measurement/Measurement';
import LiveProof from '@site/src/features/home/proof/LiveProof';
import FailuresText from './_failures.mdx';
import IntegrationsText from './_integrations.mdx';
import HeroSample from './_samples/hero.mdx';
import MeasurementSample from './_samples/measurement.mdx';
import StepsText from './_steps.mdx';

export default function Home(): ReactNode {
  const { description } = useSite();
  return (
    <Layout>
      <PageMetadata title="Contract-first APIs" description={description} />
      <HomePage proof={<HeroSample components={{ CodeSample: LiveProof }} />}>
        <Failures Text={FailuresText} />
        <Steps Text={StepsText} />
        <MeasurementSample components={{ CodeSample: Measurement }} />
        <Integrations Text={IntegrationsText} />
      </HomePage>
    </Layout>
  );
}
