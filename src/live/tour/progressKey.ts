/** Storage key of the reader's progress in the tour. */
export const PROGRESS_KEY = 'wirespec.tour';

/** Storage key of the progress that the reader's resets have removed. */
export const PREVIOUS_KEY = 'wirespec.tour.previous';
