import { parseJson } from '@site/src/client/parseJson';
import type { PageSearchData } from '../types';

/** Template with the dialog's markup and the page's search data. */
const HOLDER = 'template[data-search]';

/**
 * Reads the search data of the page and the markup of the dialog.
 *
 * @returns undefined on a page without a search button
 */
export function readPageSearchData(): { data: PageSearchData; frame: HTMLElement } | undefined {
  const holder = document.querySelector<HTMLTemplateElement>(HOLDER);
  // In the development server, React renders the content of a template as its children instead of into its fragment.
  const frame = (holder?.content.firstElementChild ?? holder?.firstElementChild) as HTMLElement | null | undefined;
  if (!holder || !frame) return undefined;

  // The cast is safe: `theme/SearchBar` writes the attribute.
  return { data: parseJson(holder.dataset.search) as PageSearchData, frame };
}
