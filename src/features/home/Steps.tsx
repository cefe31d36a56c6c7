import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from '@site/src/components/section/Section';
import styles from './Steps.module.css';

interface Step {
  /** Id of the section on the page `/how`. */
  anchor: string;
  title: string;
  text: string;
  linkText: string;
}

const STEPS: readonly Step[] = [
  {
    anchor: 'contract',
    title: 'Contract',
    text: 'Agree on one file. It defines types, endpoints and channels in a language that fits on one page. You keep it in version control and review it like code.',
    linkText: 'What a contract looks like',
  },
  {
    anchor: 'generate',
    title: 'Generate',
    text: 'The compiler generates the code for both ends: models, requests, responses and handlers, in some languages also clients, as plain code in your own project.',
    linkText: 'What the compiler generates',
  },
  {
    anchor: 'validate',
    title: 'Validate',
    text: 'Find mistakes early. The compiler checks the contract, your compiler or type checker reports code that no longer matches, and refined types come with a validation function.',
    linkText: 'What is checked, and when',
  },
];

/** Section with the three steps: contract, generate, validate. */
export default function Steps(): ReactNode {
  return (
    <Section id="three-steps" title="One wire, three stops" lead="You add one file and one step to your build.">
      <ol className={styles.wire}>
        {STEPS.map(({ anchor, title, text, linkText }) => (
          <li key={anchor} className={styles.stop}>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <p>{text}</p>
            <Link to={`/how#${anchor}`}>{linkText}</Link>
          </li>
        ))}
      </ol>
      <p>
        You can <Link to="/play">try it in your browser</Link>: write a contract and see the generated code as you type.
      </p>
    </Section>
  );
}
