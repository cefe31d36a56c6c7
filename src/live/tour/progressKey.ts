/** Under which the browser keeps what a reader has done in the tour. */
export const PROGRESS_KEY = 'wirespec.tour';
