import assert from 'node:assert/strict';
import { BUNDLER, inProjects } from '../../support/esModuleProject.mjs';

inProjects({ marked: false }, ({ compile, run }) => {
  assert.equal(compile(BUNDLER), '');
  assert.match(run(), /ERR_MODULE_NOT_FOUND/);
});
