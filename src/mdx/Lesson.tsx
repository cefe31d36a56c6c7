import { Children, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Solution from './Solution';
import styles from './Lesson.module.css';

/** What `npm run write:tour` writes about a lesson. */
export interface LessonProps {
  /** By which `src/live/tour` finds its rules. */
  name: string;
  number: string;
  /** How many lessons there are. */
  of: string;
  /** Where the heading of the lesson before is, and what it says. */
  previous?: string;
  previousTitle?: string;
  next?: string;
  nextTitle?: string;
  /** The task, the contract to begin with, and the `<Solution>`. */
  children: ReactNode;
}

/** The task of a lesson of the tour. With scripts, `src/live/tour` judges what is written; without them it is a text with a solution. */
export default function Lesson(props: LessonProps): ReactNode {
  const { name, number, of, previous, previousTitle, next, nextTitle, children } = props;
  const parts = Children.toArray(children);
  const solution = parts.find((part) => isValidElement(part) && part.type === Solution);

  return (
    <div className={styles.lesson} data-lesson={name}>
      <p className={styles.label}>
        Task <span className={styles.count}>{`${number} of ${of}`}</span>
      </p>
      {parts.filter((part) => part !== solution)}
      <div className={styles.panel} data-panel="">
        <button type="button" className={clsx('button button--primary', styles.start)} data-lesson-start="">
          {`Start lesson ${number}`}
        </button>
      </div>
      {solution}
      <div className={styles.links}>
        {previous === undefined ? null : <Link to={`#${previous}`}>{`Previous: ${previousTitle ?? ''}`}</Link>}
        {next === undefined ? null : (
          <Link className={styles.next} to={`#${next}`}>
            {`Next: ${nextTitle ?? ''}`}
          </Link>
        )}
      </div>
    </div>
  );
}
