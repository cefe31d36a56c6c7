import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDecision } from '../createDecision';

const project = path.resolve(__dirname, '../../..');
const decide = createDecision({ colorMode: { disableSwitch: true } });

/** Names as the bundler makes them of our CSS modules. */
function listOwnClasses(): string[] {
  const files = ['src', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );

  return files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) =>
      [...readFileSync(path.join(project, file), 'utf8').matchAll(/\.([a-z]\w*)/g)].map(
        ([, name = '']) => `${name}_a1B-`,
      ),
    );
}

describe('createDecision', () => {
  it('never drops a class of our own', () => {
    const own = listOwnClasses();
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((name) => decide(name) === 'drop')).toEqual([]);
  });

  it('drops looks of the theme that the site does not use', () => {
    expect(['hero', 'hero__title', 'card__body', 'alert--info', 'pills__item'].map(decide)).toEqual(
      Array.from({ length: 5 }, () => 'drop'),
    );
  });

  it('drops parts that are not configured, and keeps them where they are', () => {
    const classes = ['announcementBar_mb4j', 'toggleButton_gllP', 'systemToggleIcon_QzmC'];
    expect(classes.map(decide)).toEqual(['drop', 'drop', 'drop']);
    const all = createDecision({ announcementBar: { id: 'a' }, colorMode: { disableSwitch: false } });
    expect(classes.map(all)).toEqual([undefined, undefined, undefined]);
  });
});
