/** Storage key of the reader's progress in the tour. */
export const PROGRESS_KEY = 'wirespec.tour';

/** Storage key of the progress before the reader's last reset. */
export const PREVIOUS_KEY = 'wirespec.tour.previous';
