import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/**
 * Heading with a link to itself, if it has an id. An `h1` has no link, because the address of the page leads to it.
 */
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
      {/* Code that reads built pages ignores elements with this class (`lib/built-pages/pageClasses.ts`). */}
      <Link className={clsx('hash-link', styles.link)} to={`#${id}`} aria-label={name} title={name} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
