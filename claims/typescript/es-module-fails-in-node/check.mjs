import assert from 'node:assert/strict';
import { BUNDLER, withProjects } from '../../support/esModuleProject.mjs';

withProjects({ isCommonJs: false }, ({ compile, run }) => {
  assert.equal(compile(BUNDLER), '');
  assert.match(run(), /ERR_MODULE_NOT_FOUND/);
});
