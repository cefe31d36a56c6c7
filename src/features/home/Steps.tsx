import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from '@site/src/components/section/Section';
import styles from './Steps.module.css';

interface Step {
  anchor: string;
  title: string;
  text: string;
  link: string;
}

const STEPS: readonly Step[] = [
  {
    anchor: 'contract',
    title: 'Contract',
    text: 'Agree on a file. Types, endpoints and channels, in a language that fits on one page, under version control and reviewed like code.',
    link: 'How a contract reads',
  },
  {
    anchor: 'generate',
    title: 'Generate',
    text: 'Let the compiler write both ends: models, requests, responses, handlers and clients, as plain code in your own package.',
    link: 'What comes out',
  },
  {
    anchor: 'validate',
    title: 'Validate',
    text: 'Let mistakes fail early. A wrong contract is refused, a side that drifted does not compile, refined types bring a check of their own.',
    link: 'What is checked, and when',
  },
];

/** Contract, generate, validate: three stops on one wire. */
export default function Steps(): ReactNode {
  return (
    <Section
      id="three-steps"
      title="One wire, three stops"
      lead="The whole method. It asks for a file and a step in your build."
    >
      <ol className={styles.wire}>
        {STEPS.map(({ anchor, title, text, link }) => (
          <li key={anchor} className={styles.stop}>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <p>{text}</p>
            <Link to={`/how#${anchor}`}>{link}</Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
