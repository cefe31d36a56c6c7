import { parseJson } from '@site/src/client/parseJson';
import type { PageSearchData } from '../types';

/** The element that holds the frame of the dialog and what the page says of the search. */
const HOLDER = 'template[data-search]';

/**
 * Finds what the page says of the search, and the dialog as the server has drawn it.
 *
 * @returns nothing on a page without a search button
 */
export function readPageSearchData(): { data: PageSearchData; frame: HTMLElement } | undefined {
  const holder = document.querySelector<HTMLTemplateElement>(HOLDER);
  // On the development server React has made the element, and puts the content of a template beside its fragment.
  const frame = (holder?.content.firstElementChild ?? holder?.firstElementChild) as HTMLElement | null | undefined;
  if (!holder || !frame) return undefined;

  // Written by `theme/SearchBar`.
  return { data: parseJson(holder.dataset.search) as PageSearchData, frame };
}
