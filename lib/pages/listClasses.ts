/** The value of a class attribute, in quotes or, in minified pages, without. */
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Every class that occurs in the HTML of a page. */
export function listClasses(html: string): Set<string> {
  return new Set(
    [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, double, single, bare]) =>
      (double ?? single ?? bare ?? '').split(/\s+/),
    ),
  );
}
