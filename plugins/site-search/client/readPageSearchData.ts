import { parseJson } from '@site/src/client/parseJson';
import type { PageSearchData } from '../types';

/** Template with the dialog's markup and the page's search data. */
const TEMPLATE = 'template[data-search]';

/**
 * Reads the search data of the page and the markup of the dialog.
 *
 * @returns undefined on a page without a search button
 */
export function readPageSearchData(): { data: PageSearchData; frame: HTMLElement } | undefined {
  const template = document.querySelector<HTMLTemplateElement>(TEMPLATE);
  // In the development server, React renders the content of a template as its children instead of into its fragment.
  const frame = (template?.content.firstElementChild ?? template?.firstElementChild) as HTMLElement | null | undefined;
  if (!template || !frame) return undefined;

  // The cast is safe: `theme/SearchBar` writes the attribute.
  return { data: parseJson(template.dataset.search) as PageSearchData, frame };
}
