import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SampleData } from '@site/lib/samples/types';
import Section from '../Section';
import { requireContract } from '../requireContract';
import CodeOutline from './CodeOutline';
import { measureCode } from './measureCode';
import styles from './Measurement.module.css';

/**
 * Section that compares the line counts of the same API as a contract and as the OpenAPI document that the compiler
 * generates.
 *
 * @param props.sample - sample that the build passes to the view
 * @throws Error if the sample is not a contract with OpenAPI output
 */
export default function Measurement({ sample }: { sample: SampleData }): ReactNode {
  const { block, outputs, compilerVersion } = requireContract(sample, 'src/pages/_samples/measurement.mdx');
  const document = outputs[0]?.files[0];
  if (document === undefined)
    throw new Error('src/pages/_samples/measurement.mdx: the code block lacks emit=openapi-v3. Add it.');
  const contract = measureCode(block.code);
  const openApi = measureCode(document.code);

  return (
    <Section
      id="measured"
      title="The same API in Wirespec and OpenAPI"
      lead="Three endpoints of the example library in this documentation, written as a contract and as an OpenAPI document. The lines were counted when this page was built."
    >
      <div className={styles.comparison}>
        <figure className={styles.side}>
          <figcaption>
            <strong className={styles.count}>{contract.lineCount}</strong> lines of Wirespec
          </figcaption>
          <CodeOutline extents={contract.extents} />
        </figure>
        <figure className={styles.side}>
          <figcaption>
            <strong className={styles.count}>{openApi.lineCount}</strong> lines of OpenAPI
          </figcaption>
          <CodeOutline extents={openApi.extents} />
        </figure>
      </div>
      <p className={styles.note}>
        The OpenAPI document is what the <Link to="/docs/emitters/open_api_v3">OpenAPI emitter</Link> of Wirespec{' '}
        {compilerVersion} generates from exactly these definitions, as JSON; {openApi.bracketLineCount} of its lines
        contain only brackets and commas. Blank lines are not counted on either side.
      </p>
    </Section>
  );
}
