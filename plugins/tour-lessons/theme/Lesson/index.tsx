import { Children, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Solution from '@theme/Solution';
import styles from './styles.module.css';

/** Properties of `Lesson`, which `npm run write:tour` generates. */
export interface LessonProps {
  /** Folder name of the lesson. `src/live/tour` finds the checks of the lesson by this name. */
  name: string;
  /** One-based number of the lesson. */
  number: string;
  /** Total number of lessons. */
  of: string;
  /** Heading id of the previous lesson. */
  previous?: string;
  previousTitle?: string;
  /** Heading id of the next lesson. */
  next?: string;
  nextTitle?: string;
  /** The task, the initial contract, and the `<Solution>`. */
  children: ReactNode;
}

/**
 * The task of one tour lesson. With scripts, `src/live/tour` checks the reader's answer; without them, the task is
 * text with a solution.
 */
export default function Lesson(props: LessonProps): ReactNode {
  const { name, number, of, previous, previousTitle, next, nextTitle, children } = props;
  const nodes = Children.toArray(children);
  const solution = nodes.find((node) => isValidElement(node) && node.type === Solution);

  return (
    <div className={styles.lesson} data-lesson={name}>
      <p className={styles.label}>
        Task <span className={styles.count}>{`${number} of ${of}`}</span>
      </p>
      {nodes.filter((node) => node !== solution)}
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
