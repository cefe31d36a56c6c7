import type { ReactNode } from 'react';
import type { AuthorItemProp } from '@docusaurus/plugin-content-blog';
import Avatar from './Avatar';
import styles from './styles.module.css';

export interface AuthorCardProps {
  author: AuthorItemProp;
  /** Heading with the author's name. */
  children: ReactNode;
}

/** Picture, name and title of an author. */
export default function AuthorCard({ author, children }: AuthorCardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Avatar imageUrl={author.imageURL} size={80} />
      <div className={styles.text}>
        {children}
        {author.title === undefined ? null : <p>{author.title}</p>}
      </div>
    </div>
  );
}
