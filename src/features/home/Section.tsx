import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

export interface SectionProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** A sentence or two beside the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** Section of a page with a title, a lead and content. */
export default function Section({ id, title, lead, children }: SectionProps): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
