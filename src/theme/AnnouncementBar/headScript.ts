import { toScriptLiteral } from '../../../lib/html/toScriptLiteral';

/** Key under which the browser keeps that the announcement was closed (`true`). */
export const CLOSED_KEY = 'docusaurus.announcement.dismiss';

/** Key under which the browser keeps the id of the announcement that it has last shown. */
const ID_KEY = 'docusaurus.announcement.id';

/** Attribute of `<html>` while the announcement is closed. */
export const CLOSED_ATTRIBUTE = 'data-announcement-closed';

/**
 * Writes the script for the head of every page that hides the announcement before the first paint from readers who have closed it. When the id changes, the new announcement is shown again.
 *
 * @param id - of the announcement
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
