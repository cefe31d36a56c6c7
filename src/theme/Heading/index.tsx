import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading. With an id it has a link to itself; the title of a page has none, because the address of the page leads there. */
export default function Heading({ as: As, id, children, className, ...rest }: HeadingProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || id === undefined) {
    return (
      <As {...rest} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const name = `Direct link to ${typeof children === 'string' ? children : id}`;

  return (
    <As {...rest} id={id} className={clsx(styles.heading, className)}>
      {children}
      {/* The class is the one that readers of built pages leave out: lib/built-pages/pageClasses.ts. */}
      <Link className={clsx('hash-link', styles.link)} to={`#${id}`} aria-label={name} title={name} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
