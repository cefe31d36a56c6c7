import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Section from './Section';
import { FAILURE_STORIES, type FailureStory } from './failureStories';
import styles from './Failures.module.css';

/** Section with typical failures of APIs without a contract. */
export default function Failures(): ReactNode {
  return (
    <Section
      id="without-a-contract"
      title="What goes wrong without a contract"
      lead="Most teams know these three failures. In each, two sides disagree, and no tool notices."
    >
      <ol className={styles.list}>
        {FAILURE_STORIES.map((failure) => (
          <FailureItem key={failure.title} failure={failure} />
        ))}
      </ol>
    </Section>
  );
}

function FailureItem({ failure }: { failure: FailureStory }): ReactNode {
  const { title, story, ends, withContract, wirePath, endHeights } = failure;
  return (
    <li className={styles.item}>
      <svg
        className={styles.wire}
        viewBox="0 0 240 40"
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
        focusable="false"
      >
        <path d={wirePath} />
        <circle cx="4" cy={endHeights[0]} r="4" />
        <circle cx="236" cy={endHeights[1]} r="4" />
      </svg>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      <p>{story}</p>
      <dl className={styles.ends}>
        {ends.map(({ label, code }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{code}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.remedy}>
        <strong>With a contract.</strong> {withContract}
      </p>
    </li>
  );
}
