import assert from 'node:assert/strict';
import { inProjects, NODE_NEXT } from '../../support/esModuleProject.mjs';

inProjects({ marked: true }, ({ compile, run }) => {
  assert.equal(compile(NODE_NEXT), '');
  assert.equal(run(), '');
});
