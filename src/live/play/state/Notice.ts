/** A sentence about what has just happened, and what can be done about it. */
export interface Notice {
  text: string;
  isFailure?: boolean;
  action?: { label: string; run: () => void };
  /** Of a link that could not be copied, to copy it by hand. */
  link?: string;
}
