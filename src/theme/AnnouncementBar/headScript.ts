import { toScriptLiteral } from '../../../lib/html/toScriptLiteral';

/** Storage key. Its value is `true` if the reader has closed the announcement, and otherwise `false`. */
export const CLOSED_KEY = 'docusaurus.announcement.dismiss';

const ID_KEY = 'docusaurus.announcement.id';

/** Attribute of `<html>` that hides the announcement. */
export const CLOSED_ATTRIBUTE = 'data-announcement-closed';

/**
 * Creates the script for the head of every page that hides a closed announcement before the first paint. An
 * announcement with a new id is shown again.
 *
 * @param id - id of the announcement
 * @returns JavaScript source
 */
export function createAnnouncementScript(id: string): string {
  return `try {
  var id = ${toScriptLiteral(id)};
  if (localStorage.getItem('${ID_KEY}') !== id) {
    localStorage.setItem('${ID_KEY}', id);
    localStorage.setItem('${CLOSED_KEY}', 'false');
  }
  if (localStorage.getItem('${CLOSED_KEY}') === 'true') document.documentElement.setAttribute('${CLOSED_ATTRIBUTE}', '');
} catch (error) {}`;
}
