import { LANGUAGE_WORDS } from '../languageWords';
import { TokenCursor } from '../TokenCursor';
import type { Token } from '../tokens';
import {
  beginsType,
  capitalize,
  findEnd,
  type FixRule,
  getToken,
  hasTypes,
  insertAfter,
  isSimilar,
  isWord,
  replace,
} from './FixPlace';

const DEFINITION = /Definition$/;

const PATTERN = /\/\S.*\/[gimsuy]*/y;

/** Names that other languages have for our primitives. */
const FOREIGN_TYPES: Readonly<Record<string, string>> = {
  int: 'Integer',
  long: 'Integer',
  bool: 'Boolean',
  float: 'Number',
  double: 'Number',
};

const removeComma: FixRule = (place) => {
  const [before, token] = [getToken(place, -1), getToken(place)];
  const comma = token?.type === 'Comma' ? token : before;
  return comma?.type === 'Comma' ? { title: 'Remove the comma', edits: [replace(comma, '')] } : undefined;
};

/** Bounds are separated by a comma, too. */
const removeCommaBetweenResponses: FixRule = (place) =>
  hasTypes(place, 1, 'RightCurly') || hasTypes(place, 1, 'Integer', 'Arrow') ? removeComma(place) : undefined;

const addComma: FixRule = (place) => {
  const [before, token] = [getToken(place, -1), getToken(place)];
  if (!before || !token) return undefined;
  if (token.value === ';') return { title: 'Change ; to a comma', edits: [replace(token, ',')] };
  const isEntry = isWord(token) || token.value.startsWith('`');
  return isEntry ? { title: 'Add a comma', edits: [insertAfter(before, ',')] } : undefined;
};

const closeBody: FixRule = (place) => {
  const [before, token] = [getToken(place, -1), getToken(place)];
  if (!before || (token && !DEFINITION.test(token.type))) return undefined;
  return { title: 'Add the closing brace', edits: [insertAfter(before, '\n}')] };
};

const writeBackticks: FixRule = (place) => {
  const token = getToken(place);
  if (!token) return undefined;
  const name = /^[^\s:,{}()`"?]+(?=\s*\??\s*:)/.exec(place.text.slice(token.start))?.[0];
  if (name === undefined) return undefined;
  const edit = { start: token.start, end: token.start + name.length, text: `\`${name}\`` };
  return { title: `Put ${name} in backticks`, edits: [edit] };
};

const changeQuotes: FixRule = (place) => {
  const token = getToken(place);
  return token?.type === 'LiteralString'
    ? { title: 'Change the quotes to backticks', edits: [replace(token, `\`${token.value.slice(1, -1)}\``)] }
    : undefined;
};

const capitalizeAnnotation: FixRule = (place) => {
  const [token, name] = [getToken(place), getToken(place, 1)];
  if (token?.value !== '@' || !name || !isWord(name)) return undefined;
  return {
    title: `Change @${name.value} to @${capitalize(name.value)}`,
    edits: [replace(name, capitalize(name.value))],
  };
};

const capitalizeDefinition: FixRule = (place) => {
  const token = getToken(place);
  const isName =
    DEFINITION.test(getToken(place, -1)?.type ?? '') &&
    /^(?:LeftCurly|Equals|Method|Arrow)$/.test(getToken(place, 1)?.type ?? '');
  return token && isWord(token) && isName ? changeWord(token, capitalize(token.value)) : undefined;
};

const writeEntriesInCapitals: FixRule = ({ tokens, index }) => {
  const keyword = tokens.slice(0, index).findLastIndex(({ type }) => DEFINITION.test(type));
  if (tokens[keyword]?.type !== 'EnumTypeDefinition') return undefined;
  const cursor = new TokenCursor(tokens);
  cursor.position = keyword + 2;
  cursor.skipGroup('LeftCurly');
  const entries = tokens.slice(keyword + 2, cursor.position).filter(({ type }) => type.endsWith('CaseIdentifier'));
  return {
    title: 'Write the entries in capitals',
    edits: entries.map((entry) => replace(entry, entry.value.replaceAll('`', '').toUpperCase())),
  };
};

/** The only known name that a word may have been meant for. */
const changeReference: FixRule = (place) => {
  const token = getToken(place);
  if (!token || !isWord(token)) return undefined;
  const known = [...new Set([...LANGUAGE_WORDS['built-in type'], ...place.names])];
  const sameLetters = known.filter((name) => name.toLowerCase() === token.value.toLowerCase());
  const [meant, ...others] = sameLetters.length > 0 ? sameLetters : known.filter((name) => isMeant(token.value, name));
  return meant === undefined || others.length > 0 ? undefined : changeWord(token, meant);
};

/** Short words are similar to too many others. */
function isMeant(word: string, name: string): boolean {
  return FOREIGN_TYPES[word.toLowerCase()] === name || (name.length > 3 && isSimilar(word, name));
}

const moveBrackets: FixRule = (place) => {
  const [open, type, close] = [getToken(place), getToken(place, 1), getToken(place, 2)];
  if (open?.type !== 'LeftBracket' || !beginsType(type) || close?.type !== 'RightBracket') return undefined;
  return { title: 'Move the brackets after the type', edits: [replace(open, ''), replace(close, '[]')] };
};

/** `title?: String`, `title: ?String`, `String(/…/)?` and `Integer?(0, 5)`. */
const moveQuestionMark: FixRule = ({ tokens, index }) => {
  const mark = tokens[index]?.type === 'LeftParenthesis' ? index - 1 : index;
  const [token, next] = [tokens[mark], tokens[mark + 1]];
  if (token?.type !== 'QuestionMark') return undefined;
  const cursor = new TokenCursor(tokens);
  cursor.position = mark + 1;
  cursor.skip('Colon');
  if (next?.type !== 'LeftParenthesis' && !beginsType(cursor.take())) cursor.position = mark;
  cursor.skipGroup('LeftParenthesis');
  cursor.skip('Brackets');
  const last = cursor.previous;
  if (cursor.position > mark && last) {
    return { title: 'Move the ? after the type', edits: [replace(token, ''), insertAfter(last, '?')] };
  }
  const opening = tokens.slice(0, mark).findLast(({ type }) => type === 'LeftParenthesis');
  if (opening === undefined) return undefined;
  return {
    title: 'Move the ? before the pattern',
    edits: [{ ...replace(opening, '?('), end: findEnd(opening) }, replace(token, '')],
  };
};

const writeUnit: FixRule = (place) => {
  const [before, token] = [getToken(place, -1), getToken(place)];
  if (!before || !token) return undefined;
  if (before.type === 'Arrow' && /^(?:null|void)$/.test(token.value)) return changeWord(token, 'Unit');
  const isMissing = token.type === 'RightCurly' || token.type === 'Integer';
  const text = { Arrow: ' Unit', Integer: ' -> Unit' }[before.type];
  return isMissing && text !== undefined ? { title: `Add${text}`, edits: [insertAfter(before, text)] } : undefined;
};

const addColon: FixRule = (place) => {
  const before = getToken(place, -1);
  if (!before || !beginsType(getToken(place))) return undefined;
  return getToken(place, -2)?.type === 'ChannelDefinition'
    ? { title: 'Add ->', edits: [insertAfter(before, ' ->')] }
    : { title: 'Add a colon', edits: [insertAfter(before, ':')] };
};

/** `type Isbn /…/g` of old versions, `type Isbn = /…/`, and `type Isbn String`. */
const writeRefinedType: FixRule = (place) => {
  const [before, token] = [getToken(place, -1), getToken(place)];
  if (!before || !token) return undefined;
  const equals = before.type === 'Equals' ? '' : '= ';
  PATTERN.lastIndex = token.start;
  const pattern = PATTERN.exec(place.text)?.[0];
  if (pattern !== undefined) {
    const edit = { start: token.start, end: token.start + pattern.length, text: `${equals}String(${pattern})` };
    return { title: `Write ${equals}String(…)`, edits: [edit] };
  }
  return equals !== '' && beginsType(token) ? { title: 'Add =', edits: [insertAfter(before, ' =')] } : undefined;
};

const capitalizeMethod: FixRule = (place) => {
  const token = getToken(place);
  return token && changeWord(token, token.value.toUpperCase());
};

/** `200: Book` and `200 Book`. */
const addArrow: FixRule = (place) => {
  const [before, token] = [getToken(place, -1), getToken(place)];
  if (before?.type !== 'Integer' || !token) return undefined;
  // `2XX` has no type after a status.
  if (token.type !== 'Colon')
    return beginsType(token) && token.start > findEnd(before)
      ? { title: 'Add ->', edits: [insertAfter(before, ' ->')] }
      : undefined;
  return { title: 'Change : to ->', edits: [{ start: findEnd(before), end: findEnd(token), text: ' ->' }] };
};

const moveQueries: FixRule = ({ text, tokens, index }) => {
  const hash = tokens.slice(0, index).findLastIndex(({ type }) => type === 'Hash');
  const headers = tokens[hash];
  const queries = tokens[index];
  const cursor = new TokenCursor(tokens);
  cursor.position = index + 1;
  if (headers === undefined || queries?.type !== 'QuestionMark' || !cursor.skipGroup('LeftCurly')) return undefined;
  const end = cursor.previous ? findEnd(cursor.previous) : queries.start;
  const moved = `${text.slice(queries.start, end)} ${text.slice(headers.start, queries.start).trimEnd()}`;
  return { title: 'Move the queries before the headers', edits: [{ start: headers.start, end, text: moved }] };
};

/** `/ping { 200 … }`, `/ping => {` and `/ping-> {`. */
const separateArrow: FixRule = (place) => {
  const [before, token, next] = [getToken(place, -1), getToken(place), getToken(place, 1)];
  if (!before || !token || !next) return undefined;
  if (token.type === 'LeftCurly' && next.type === 'Integer')
    return { title: 'Add ->', edits: [insertAfter(before, ' ->')] };
  if (token.value === '>' && before.value.endsWith('-')) {
    return { title: 'Add a space', edits: [{ start: findEnd(before) - 1, end: findEnd(before) - 1, text: ' ' }] };
  }
  const isArrow = token.type === 'Equals' && next.value === '>';
  return isArrow
    ? { title: 'Change => to ->', edits: [{ start: token.start, end: findEnd(next), text: '->' }] }
    : undefined;
};

const addSlash: FixRule = (place) => {
  const token = getToken(place);
  if (!token || !isWord(token) || beginsType(token)) return undefined;
  return { title: 'Add a slash', edits: [{ start: token.start, end: token.start, text: '/' }] };
};

const removeSlash: FixRule = (place) => {
  const [before, slash] = [getToken(place, -2), getToken(place, -1)];
  if (slash?.type !== 'ForwardSlash' || !before) return undefined;
  return { title: 'Remove the slash', edits: [{ start: findEnd(before), end: findEnd(slash), text: '' }] };
};

/** `? title: String ->` and `# token: String ->`. */
const addBraces: FixRule = (place) => {
  const token = getToken(place);
  const end = place.tokens.findIndex(
    ({ type }, position) => position > place.index && (type === 'Arrow' || type === 'Hash'),
  );
  const last = place.tokens[end - 1];
  if (!token || !isWord(token) || !last || !hasTypes(place, 1, 'Colon')) return undefined;
  return {
    title: 'Add braces',
    edits: [{ start: token.start, end: token.start, text: '{ ' }, insertAfter(last, ' }')],
  };
};

const addDecimals: FixRule = (place) => {
  const bound = getToken(place, -1);
  return bound?.type === 'Integer'
    ? { title: `Change ${bound.value} to ${bound.value}.0`, edits: [insertAfter(bound, '.0')] }
    : undefined;
};

/** `@Owner(team = "desk")` */
const changeEquals: FixRule = (place) => {
  const [before, token] = [getToken(place, -1), getToken(place)];
  if (!before || token?.type !== 'Equals') return undefined;
  return { title: 'Change = to :', edits: [{ start: findEnd(before), end: findEnd(token), text: ':' }] };
};

/** `typ Book {`, `Type Book {` */
const correctKeyword: FixRule = (place) => {
  const token = getToken(place);
  const keyword = LANGUAGE_WORDS.keyword.find((word) => token !== undefined && isSimilar(token.value, word));
  return token && keyword !== undefined && isWord(getToken(place, 1)) ? changeWord(token, keyword) : undefined;
};

function changeWord(token: Token, word: string): ReturnType<FixRule> {
  return token.value === word
    ? undefined
    : { title: `Change ${token.value} to ${word}`, edits: [replace(token, word)] };
}

/** The message about a name that no file defines. */
export const REFERENCE = 'reference';

/** The messages about words between definitions, and about files without a definition. */
export const DEFINITION_KEYWORD = 'keyword';

/** Rules by what a message expects, in the order in which they are tried. */
export const FIX_RULES: Readonly<Record<string, readonly FixRule[]>> = {
  [REFERENCE]: [changeReference],
  [DEFINITION_KEYWORD]: [correctKeyword],
  WirespecIdentifier: [removeComma, writeBackticks, changeQuotes, capitalizeAnnotation],
  WirespecType: [
    ...[removeComma, capitalizeDefinition, changeReference, writeEntriesInCapitals, moveBrackets],
    ...[moveQuestionMark, writeUnit, writeRefinedType],
  ],
  TypeIdentifier: [capitalizeDefinition],
  TypeDefinitionStart: [writeRefinedType],
  RightCurly: [addComma, moveQuestionMark, closeBody],
  end: [closeBody],
  Colon: [moveQuestionMark, addColon],
  Integer: [removeCommaBetweenResponses],
  Method: [capitalizeMethod],
  Arrow: [addArrow, writeUnit, moveQueries],
  Path: [separateArrow, addSlash],
  LeftCurly: [removeSlash, addBraces],
  Number: [addDecimals],
  RightParenthesis: [changeEquals],
};
