/** Under which the browser keeps what a reader has done in the tour. */
export const PROGRESS_KEY = 'wirespec.tour';

/** Under which it keeps what was there before the reader started over. */
export const PREVIOUS_KEY = 'wirespec.tour.previous';
