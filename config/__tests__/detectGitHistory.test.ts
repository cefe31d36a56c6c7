import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../tests/support/makeFolder';
import { describeMissingDates, detectGitHistory } from '../detectGitHistory';

function git(folder: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
}

describe('detectGitHistory', () => {
  it('distinguishes a complete clone, a shallow clone, and a folder that is not a clone', () => {
    const folder = makeFolder({ 'a.md': '' });
    expect(detectGitHistory(folder)).toBe('none');
    git(folder, 'init');
    git(folder, 'add', '.');
    for (const message of ['one', 'two']) git(folder, 'commit', '--allow-empty', '-m', message);
    expect(detectGitHistory(folder)).toBe('complete');
    git(folder, 'clone', '--depth', '1', `file://${folder}`, 'clone');
    expect(detectGitHistory(path.join(folder, 'clone'))).toBe('shallow');
  });
});

describe('describeMissingDates', () => {
  it('explains why dates are missing and how to show them; returns undefined if there are dates', () => {
    expect(describeMissingDates('complete')).toBeUndefined();
    expect(describeMissingDates('shallow')).toBe(
      'Pages show no update dates: this is a shallow clone. To fetch its history, run git fetch --unshallow before the build.',
    );
    expect(describeMissingDates('none')).toBe(
      'Pages show no update dates: this is not a clone of the repository, or git is missing. To show them, install git and build in a clone.',
    );
  });
});
