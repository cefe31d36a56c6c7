import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inFolder } from '../../support/programs.mjs';

/**
 * The comparisons that the emitters write, with bounds as values. In Kotlin and Scala, a `Float` meets a `Double` as
 * well. The bounds 0.0 and 0.5, which a `Float` can represent, are exclusive or inclusive like those of other types.
 */
const PROGRAM = `
class Bounds {
  public static void main(String[] words) {
    for (Float value : new Float[] {0.1f, 0.9f})
      System.out.println((0.1 < value && value < 0.9) + " " + (0.1 <= value && value <= 0.9));
    for (Float value : new Float[] {0.0f, 0.5f})
      System.out.println((0.0 < value && value < 0.5) + " " + (0.0 <= value && value <= 0.5));
    Float tenth = 0.1f;
    System.out.println(0.0 <= tenth && tenth <= 0.1);
  }
}`;

if (spawnSync('javac', ['-version']).status === 0) {
  inFolder((folder) => {
    fs.writeFileSync(path.join(folder, 'Bounds.java'), PROGRAM);
    const { stdout } = spawnSync('java', ['Bounds.java'], { cwd: folder, encoding: 'utf8' });
    assert.deepEqual(stdout.trim().split('\n'), ['true true', 'true true', 'false true', 'false true', 'false']);
  });
}
