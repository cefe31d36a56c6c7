/** A message about the last event, with an optional action for the reader. */
export interface Notice {
  text: string;
  isFailure?: boolean;
  action?: { label: string; run: () => void };
  /** A link that could not be copied; the notice shows it, so that the reader can copy it. */
  link?: string;
}
