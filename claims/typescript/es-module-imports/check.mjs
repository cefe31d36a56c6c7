import assert from 'node:assert/strict';
import { withProjects, NODE_NEXT } from '../../support/esModuleProject.mjs';

withProjects({ isCommonJs: false }, ({ compile }) => {
  const printed = compile(NODE_NEXT);
  assert.match(printed, /TS2835: Relative import paths need explicit file extensions/);
  assert.match(printed, /TS2834/);
  assert.match(printed, /TS7006/);
});
