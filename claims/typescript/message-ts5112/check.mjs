import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { withProjects, NODE_NEXT } from '../../support/esModuleProject.mjs';

withProjects({ isCommonJs: true }, ({ folder, compile }) => {
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  assert.match(compile(NODE_NEXT), /TS5112/);
});
