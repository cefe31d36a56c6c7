import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGES_PER_FOLDER = 50;

/**
 * Writes pages that differ from each other, each with two contracts of its own, one of them with generated code.
 *
 * @param {string} docs folder of the documentation, absolute
 * @param {number} count
 */
export function writeGeneratedPages(docs, count) {
  for (let index = 0; index < count; index++) {
    const folder = path.join(docs, `generated-${Math.floor(index / PAGES_PER_FOLDER)}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `page-${index}.md`), writePage(index));
  }
}

/**
 * @param {number} index
 * @returns {string} Markdown of a page
 */
function writePage(index) {
  const name = nameNumber(index);

  return `---
title: The ${name} service
description: How the ${name} service keeps its records, what it answers when one is missing, and which code its contract generates for a client.
keywords: [${name} service, ${name} contract]
sidebar_position: ${index + 1}
---

The ${name} service keeps records and hands them out. Page ${index} of the generated ones describes its contract.

## Records

\`\`\`wirespec emit=java,typescript
type ${name}Record {
  key: String,
  amount: Integer32,
  remarks: String[],
  parent: ${name}Parent?
}

type ${name}Parent {
  key: String
}
\`\`\`

A record has a key, an amount and remarks. The amount of ${name} number ${index} is a whole number.

## Endpoint

\`\`\`wirespec
type ${name}Answer {
  key: String
}

endpoint Get${name} GET /${name.toLowerCase()}/{key: String} -> {
  200 -> ${name}Answer
  404 -> Unit
}
\`\`\`

| status | meaning                   |
| ------ | ------------------------- |
| 200    | the ${name} record is there |
| 404    | it is not                 |
`;
}

/**
 * A made-up word for a number, so that the vocabulary of the search index grows with the pages.
 *
 * @param {number} index
 */
function nameNumber(index) {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu', 'va'];
  const digits = index.toString(syllables.length).padStart(3, '0');
  const word = digits
    .split('')
    .map((digit) => syllables[Number.parseInt(digit, syllables.length)])
    .join('');

  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
