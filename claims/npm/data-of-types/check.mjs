import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

const contract =
  'type T { kind: Kind?, item: Item, others: Other[] } enum Kind { NOVEL } type Item = Other type Other { text: String }';
const { kind, item } = generateData(contract);
assert.equal(kind, 'NOVEL');
assert.match(JSON.stringify(item), /^\{"text":"/);
