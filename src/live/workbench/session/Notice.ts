import type { Replacers } from './Undo';

/** Functions of the workbench that the action of a notice may call. `setNotice` keeps the focus of the reader. */
export interface NoticeContext extends Pick<Replacers, 'replaceState'> {
  setNotice: (notice: Notice | undefined) => void;
}

/** A message about the last event, with an optional action for the reader. */
export interface Notice {
  text: string;
  isFailure?: boolean;
  action?: { label: string; run: (context: NoticeContext) => void };
  /** A link that could not be copied; the notice shows it, so that the reader can copy it. */
  link?: string;
}
