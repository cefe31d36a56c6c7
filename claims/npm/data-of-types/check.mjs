import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

const contract =
  'type T { kind: Kind?, item: Item, others: Other[] } enum Kind { NOVEL } type Item = Other type Other { text: String }';
const { kind, item } = makeData(contract);
assert.equal(kind, 'NOVEL');
assert.match(JSON.stringify(item), /^\{"text":"/);
