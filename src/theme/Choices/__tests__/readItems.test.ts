// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { ChoiceGroup } from '../choices';
import { readItems } from '../readItems';

const item = createElement('div', { value: 'smithy', label: 'Smithy' } as object);

it.each([
  ['editor', 'Tabs or variants have the groupId "editor", which src/theme/Choices/choices.ts does not list.'],
  ['language', 'A TabItem of the group "language" has the value "smithy"'],
])('refuses tabs of the group %s with a message', (group, sentence) => {
  // Pages are not type-checked, so any text can be the group.
  expect(() => readItems(item, group as ChoiceGroup)).toThrow(sentence);
});
