/**
 * An unidiomatic pattern that recurs in this project's prose, with a remedy.
 *
 * @typedef {object} Rule
 * @property {RegExp} pattern global regular expression
 * @property {string} message remedy, which is appended to the quoted match
 */

/** @type {readonly Rule[]} */
const RULES = [
  // Actors. A relative clause without a noun does not say who or what acts.
  { pattern: /\bwho(?:so)?ever\b/gi, message: 'Name the actor: "a reader who", "if you".' },
  { pattern: /^Who\b(?!.*\?)/g, message: 'Name the actor instead of starting a sentence with "Who".' },
  { pattern: /^What\b(?!.*\?)/g, message: 'Name the thing instead of starting a sentence with "What".' },
  { pattern: /^(?:Has|Have|Lets) \w+/g, message: 'Start with a direct verb and its real subject.' },
  {
    pattern: /(?<!\b(?:all|any|both|each|few|first|half|last|many|most|none|one|part|some|two)) of which\b/gi,
    message: 'Write "one of which", or begin a sentence.',
  },
  { pattern: /\bhears? of\b|\bhas a say\b|\blets? go of\b/gi, message: 'Use a literal verb.' },

  // Negation.
  {
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|better\b|worse\b|later\b|\w+er than\b)/gi,
    message: 'Write "isn\'t a" or "is not a"; "no" goes with "there is".',
  },
  { pattern: /\b(?:not|no|nothing|nobody|never|n't)\b[^.;:]* any ?more\b/gi, message: 'Write "no longer".' },

  // Spatial verbs for logic.
  { pattern: /\bstands?\b(?! ?alone|-in)/gi, message: 'Write "is", "appears" or "represents".' },
  { pattern: /\bin(?:to)? the places? of\b/gi, message: 'Write "instead of" or "replaces".' },
  { pattern: /\bseen from\b/gi, message: 'Write "relative to".' },
  {
    pattern: /\b(?:is|are|be|was|were) made (?:of|from|anew)\b/gi,
    message: 'Write "is generated from" or "consists of".',
  },

  // Chains of nouns. Quantities, such as "half of the", do not count.
  {
    pattern:
      /\bof (?:the|an?|each|every|all|its|our) (?!(?:end|half|kind|list|number|part|range|rest)s?\b)\w+ of (?:the|an?|each|every|all|its|our)\b(?! own\b)/gi,
    message: 'Write one of the nouns before the other: "the file names of a folder".',
  },

  // Words that sound translated or literary.
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, message: 'Write "fix".' },
  { pattern: /\banew\b/gi, message: 'Write "again".' },
  { pattern: /\bmeanwhile\b/gi, message: 'Write "in the meantime".' },
  { pattern: /\bsome \d+/gi, message: 'Write "about".' },
  { pattern: /(?<!\.)\b(?:an?|one) (?!or\b)\w+ more\b/gi, message: 'Write "one more …".' },
  { pattern: /\ba text\b(?! (?:field|editor|file|node|box|area)\b)/gi, message: 'Write "text" or "a string".' },
  {
    pattern: /\bblanks?\b(?= (?:is|are|in|and|before|after|between)\b|[.,;)]|$)/gi,
    message: 'Write "space" or "blank line".',
  },
  { pattern: /(?:\bof )?\bours\b/gi, message: 'Write "our" with its noun.' },
  { pattern: /\bof (?:today|that time)\b/gi, message: 'Write "current" or "previous".' },
  { pattern: /\b(?:is|are|not) concerned\b/gi, message: 'Write "affected".' },
  { pattern: /\b(?:is|are|was|were|be) told\b/gi, message: 'Write "is reported" or name the message.' },
  { pattern: /\boutside of\b/gi, message: 'Write "outside".' },
  { pattern: /\b(?:all|no|separate) figures?\b/gi, message: 'Write "value" or "measurement".' },
  { pattern: /\bof no use\b/gi, message: 'Write "has no effect".' },
  { pattern: /\bmake sure of\b/gi, message: 'Write "check".' },
  { pattern: /\bJS API\b|\bprogramming interface\b/gi, message: 'Write "JavaScript API".' },
];

/** Matches a comment without a noun at its beginning, such as "Of the document, by kind of page." */
const HEADLESS = /^(?:Of|By|From|Behind|Above|Below|As) (?!a result\b|long as\b|soon as\b|default\b|of\b)[^,]*\.?$/;
/** Matches a comment whose condition readers must find in the code. */
const OTHERWISE = /^Otherwise\b/;
/** Matches a reason for something that the comment does not name, such as "Reset, so that the next call retries." */
const PARTICIPLE = /^(?:[A-Z]\w+ed|Kept|Put|Read|Reset|Set|Shown|Sent|Written)(?: \w+){0,3}, (?:because|so that)\b/;
/** Matches a comment that only makes sense after the comment before it, such as "The other half." */
const NEIGHBOR = /^(?:The others?|More|Another)\b(?![^,.]*\b(?:is|are|may|can|must|has|have)\b)/;
const MAX_WORDS = 30;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * @typedef {object} Options
 * @property {boolean} [isComment] whether the text must begin with a head noun
 * @property {boolean} [isMessage] whether the text is a fragment of a message, which is checked for words only
 */

/**
 * Finds unidiomatic patterns in prose.
 *
 * @param {string} prose without code, on one line
 * @param {Options} [options]
 * @returns {string[]} one sentence per problem: the quoted text and the remedy
 */
export function findProblems(prose, { isComment = false, isMessage = false } = {}) {
  const problems = [];
  const sentences = Array.from(SENTENCES.segment(prose), ({ segment }) => segment.trim());
  const [first = ''] = sentences;
  if (isComment && HEADLESS.test(first)) problems.push(`"${first}": Begin with the noun that the comment is about.`);
  if (isComment && OTHERWISE.test(first)) problems.push('"Otherwise": Say what the code does, then why.');
  if (isComment && PARTICIPLE.test(first))
    problems.push(`"${first}": Write a sentence, such as "Clears the list, so that …".`);
  if (isComment && NEIGHBOR.test(first))
    problems.push(`"${first}": Name the thing in full, because editors show the comment alone.`);
  for (const sentence of sentences) {
    for (const { pattern, message } of RULES) {
      for (const [match] of sentence.matchAll(pattern)) problems.push(`"${match}": ${message}`);
    }
    const count = sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
    if (!isMessage && count > MAX_WORDS)
      problems.push(
        `"${sentence.slice(0, 50)} …": Split this sentence; it has ${count} words, more than ${MAX_WORDS}.`,
      );
  }
  return problems;
}

/**
 * Prepares prose for `findProblems`: replaces code spans and links, removes MDX comments, and joins lines.
 *
 * @param {string} text
 * @returns {string}
 */
export const cleanProse = (text) =>
  text
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/\bhttps?:\S+/g, 'link')
    .replaceAll(/\{\/\*.*?\*\/\}/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
