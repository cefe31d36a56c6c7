import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface AvatarProps {
  imageUrl?: string;
  /** Width and height in CSS pixels. */
  size: number;
}

/** The picture of an author, beside the name, which says the same. */
export default function Avatar({ imageUrl, size }: AvatarProps): ReactNode {
  return imageUrl === undefined ? null : (
    <img className={styles.avatar} src={imageUrl} alt="" width={size} height={size} />
  );
}
