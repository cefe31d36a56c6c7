import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface AvatarProps {
  imageUrl?: string;
  /** Width and height in CSS pixels. */
  size: number;
}

/** Picture of an author. It has no alternative text, because the name is beside it. */
export default function Avatar({ imageUrl, size }: AvatarProps): ReactNode {
  return imageUrl === undefined ? null : (
    <img className={styles.avatar} src={imageUrl} alt="" width={size} height={size} loading="lazy" />
  );
}
