import * as v from 'valibot';
import { expect, it } from 'vitest';
import { encodeState } from '../../../share/encodeState';
import { createState, DEFAULT_OPTIONS, StoredWorkSchema } from '../../session/WorkbenchState';
import { openLink, toShareState } from '../openLink';
import { toStored } from '../../session/storedWork';

const SOURCES = [{ path: 'a.ws', text: 'type A { b: String }' }];
const STATE = createState(SOURCES, { ...DEFAULT_OPTIONS, release: '0.17.8' });

it('a link and the stored state contain the selected release', async () => {
  const linked = await openLink(await encodeState(toShareState(STATE)), {});
  expect(linked).toMatchObject({ contracts: { options: { release: '0.17.8' } } });
  expect(v.parse(StoredWorkSchema, JSON.parse(JSON.stringify(toStored(STATE)))).options.release).toBe('0.17.8');
});

it('contracts for the release of the site have links that older releases of the site can read', () => {
  expect(toShareState(createState(SOURCES, DEFAULT_OPTIONS))).not.toHaveProperty('release');
  expect(toShareState(createState(SOURCES, { ...DEFAULT_OPTIONS, release: undefined }))).toMatchObject({ v: 1 });
});

it('contracts of a release that is no longer offered are opened, and a message names the release', async () => {
  const shared = { v: 4, files: { 'a.ws': 'type A { b: String }' }, ...DEFAULT_OPTIONS, release: '0.1.2' } as const;
  expect(await openLink(await encodeState(shared), {})).toMatchObject({
    contracts: { files: [{ text: 'type A { b: String }' }], options: { release: undefined } },
    notice: {
      text: 'These contracts come from the link. The link asks for Wirespec 0.1.2, which cannot be chosen here: 0.18.13 is used instead.',
    },
  });
  const kept = { ...toStored(STATE), options: { ...STATE.options, release: '0.1.2' } };
  expect(v.parse(StoredWorkSchema, kept)).toMatchObject({ options: { release: undefined }, files: SOURCES });
});
