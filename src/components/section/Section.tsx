import type { ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

export interface SectionProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** A sentence or two beside the title. */
  lead?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Section of a page with a title, a lead and content. */
export default function Section({ id, title, lead, className, children }: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
