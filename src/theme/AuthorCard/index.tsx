import type { ReactNode } from 'react';
import type { AuthorItemProp } from '@docusaurus/plugin-content-blog';
import Avatar from './Avatar';
import styles from './styles.module.css';

export interface AuthorCardProps {
  author: AuthorItemProp;
  /** The name, with its heading. */
  children: ReactNode;
}

/** An author at length: picture, name and title. */
export default function AuthorCard({ author, children }: AuthorCardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Avatar imageUrl={author.imageURL} size={80} />
      <div className={styles.words}>
        {children}
        {author.title === undefined ? null : <p>{author.title}</p>}
      </div>
    </div>
  );
}
