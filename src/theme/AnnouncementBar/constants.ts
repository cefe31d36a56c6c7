/** Storage key. Its value is `true` if the reader has closed the announcement, and otherwise `false`. */
export const CLOSED_KEY = 'docusaurus.announcement.dismiss';

/** Storage key. Its value is the id of the last announcement that the reader saw. */
export const ID_KEY = 'docusaurus.announcement.id';

/** Attribute of `<html>` that hides the announcement. */
export const CLOSED_ATTRIBUTE = 'data-announcement-closed';
