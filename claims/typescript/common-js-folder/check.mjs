import assert from 'node:assert/strict';
import { withProjects, NODE_NEXT } from '../../support/esModuleProject.mjs';

withProjects({ isCommonJs: true }, ({ compile, run }) => {
  assert.equal(compile(NODE_NEXT), '');
  assert.equal(run(), '');
});
