import type { IndexFile } from '../../../../lib/search/isIndexFile';
import type { PackedPage, PackedSection, SearchIndex } from './SearchIndex';

// Separators of the text. JSON does not escape these control characters.
const LINE = '\x7F';
const SECTION = '\x80';
const PAGE = '\x81';

/** Separator of a page's keywords; no keyword contains it, because keywords are read from a comma-separated list. */
const KEYWORD = ',';

/** Stored value of an anchor that `toAnchor` derives from its heading. */
const DERIVED_ANCHOR = '=';

/** Ending of a truncated text. It is stored as a space, with which no other text ends. */
const CUT = ' …';

/** Character of the first word of the list. The next words have the next characters. */
const FIRST_CODE = 0x100;

/** Maximum number of replaced words. With more words, the file is hardly smaller. */
const MAX_WORDS = 1000;

/** Characters that are, or look like, replaced words: `MAX_WORDS` characters from `FIRST_CODE`. */
const CODES = /[\u0100-\u04E7]/g;

/** Words that may be replaced. A character that looks like a replaced word is itself such a word. */
const WORDS = /[A-Za-z]{2,}|[\u0100-\u04E7]/g;

/** Matches a separator of the text. */
const SEPARATOR = new RegExp(`[${LINE}${SECTION}${PAGE}]`);

/**
 * Packs an index for transfer.
 *
 * @throws Error if a page contains a separator
 */
export function toIndexFile({ origin, pages }: SearchIndex): IndexFile {
  const wrong = pages.find((page) => SEPARATOR.test(JSON.stringify(page)));
  if (wrong !== undefined) {
    throw new Error(
      `${wrong.path} contains a control character from U+007F to U+0081, which the search index uses as a separator. Remove it from the page.`,
    );
  }
  const text = pages.map((page) => [formatHead(page), ...page.sections.map(formatSection)].join(SECTION)).join(PAGE);
  const words = listFrequentWords(text);
  const codes = new Map(words.map((word, index) => [word, String.fromCharCode(FIRST_CODE + index)]));

  return {
    words: words.join(' '),
    text: text.replace(WORDS, (word) => codes.get(word) ?? word),
    origin,
    pages: pages.map(({ path, area, language, tag, rank, links }) => ({ path, area, language, tag, rank, links })),
  };
}

/** Unpacks a transferred index. */
export function fromIndexFile(file: IndexFile): SearchIndex {
  const words = file.words.split(' ');
  const text = file.text.replace(CODES, (code) => words[code.charCodeAt(0) - FIRST_CODE] ?? '');
  const texts = text.split(PAGE);

  return {
    origin: file.origin,
    pages: file.pages.map((page, index) => {
      const [head = '', ...sections] = texts[index]?.split(SECTION) ?? [];
      const [description = '', keywords = ''] = head.split(LINE);
      return { ...page, description, keywords: splitList(keywords, KEYWORD), sections: sections.map(readSection) };
    }),
  };
}

function formatHead({ description, keywords }: PackedPage): string {
  return [description, keywords.join(KEYWORD)].join(LINE);
}

function formatSection({ level, anchor, heading, texts, code }: PackedSection): string {
  const shortened = anchor !== '' && anchor === toAnchor(heading) ? DERIVED_ANCHOR : anchor;
  const stored = texts.map((line) => (line.endsWith(CUT) ? line.slice(0, -1) : line));

  return [`${level}${shortened}`, heading, ...stored, code.join(' ')].join(LINE);
}

function readSection(text: string): PackedSection {
  const [place = '', heading = '', ...texts] = text.split(LINE);
  const code = splitList(texts.pop() ?? '', ' ');
  const anchor = place.slice(1);

  return {
    anchor: anchor === DERIVED_ANCHOR ? toAnchor(heading) : anchor,
    level: Number(place.charAt(0)),
    heading,
    texts: texts.map((stored) => stored.replace(/ $/, CUT)),
    code,
  };
}

function splitList(list: string, separator: string): string[] {
  return list === '' ? [] : list.split(separator);
}

/** Lists the words whose replacement saves the most space, and all characters that look like replaced words. */
function listFrequentWords(text: string): string[] {
  const savings = new Map<string, number>();
  for (const [word] of text.matchAll(WORDS)) {
    // A single character must be replaced, so it comes first. The replacement of any other word takes two bytes, and
    // the word itself is in the list once.
    const saved = word.length === 1 ? Infinity : word.length - 2;
    savings.set(word, (savings.get(word) ?? -word.length) + saved);
  }

  return [...savings]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}

/** Derives an anchor from its heading. Most anchors follow this rule; the others are stored in full. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
