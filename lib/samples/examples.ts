import fs from 'node:fs';
import path from 'node:path';
import type { ContractSource } from '../compiler/types';
import { listFiles } from '../files/listFiles';
import { createFenceError, type SampleError } from './SampleProblem';
import { substituteVersion } from './substituteVersion';

/** Access to the folder with the example contracts and documents. */
export interface Examples {
  /**
   * Reads an example file and substitutes the versions. Removes carriage returns and trailing line breaks.
   *
   * @throws SampleError for a missing file, with a list of the files nearby, and for a folder. Also throws for a path
   *   outside the example folder.
   */
  read(examplePath: string): string;
  /**
   * Replaces folders, which end in `/`, with all files below them, sorted.
   *
   * @throws SampleError if a folder is empty, does not exist, or is outside the example folder
   */
  expand(examplePaths: readonly string[]): string[];
}

/**
 * Opens the example folder. Pages name examples by their path relative to this folder.
 *
 * @param folder - absolute path
 */
export function openExamples(folder: string): Examples {
  const resolve = (examplePath: string): string => {
    const absolute = path.resolve(folder, examplePath);
    if (!absolute.startsWith(`${folder}${path.sep}`)) {
      throw createFenceError(`"${examplePath}" is outside examples/`, 'Name a file below examples/.');
    }
    return absolute;
  };

  const expandFolder = (examplePath: string): string[] => {
    const absolute = resolve(examplePath);
    if (!fs.existsSync(absolute)) throw createMissingError(folder, examplePath);
    const files = listFiles(absolute);
    if (files.length === 0) throw createEmptyFolderError(examplePath);
    return files.map((file) => path.posix.join(examplePath, file));
  };

  return {
    read(examplePath) {
      const absolute = resolve(examplePath);
      if (!fs.existsSync(absolute)) throw createMissingError(folder, examplePath);
      if (!fs.statSync(absolute).isFile()) throw createFolderError(absolute, examplePath);
      const text = fs.readFileSync(absolute, 'utf8');
      return substituteVersion(text, examplePath).replaceAll('\r\n', '\n').replace(/\n+$/, '');
    },
    expand(examplePaths) {
      return examplePaths.flatMap((examplePath) =>
        examplePath.endsWith('/') ? expandFolder(examplePath) : [examplePath],
      );
    },
  };
}

function createFolderError(absolute: string, examplePath: string): SampleError {
  const files = listFiles(absolute).map((file) => path.posix.join(examplePath, file));
  return files.length > 0
    ? createFenceError(`the example "${examplePath}" is a folder`, `Name one of its files: ${files.join(', ')}.`)
    : createEmptyFolderError(examplePath);
}

function createEmptyFolderError(examplePath: string): SampleError {
  return createFenceError(`the example "${examplePath}" is an empty folder`, 'Add a file to it, or correct the path.');
}

function createMissingError(folder: string, examplePath: string): SampleError {
  const parent = path.resolve(folder, path.dirname(examplePath));
  const nearby = fs.existsSync(parent)
    ? fs.readdirSync(parent).map((name) => path.posix.join(path.posix.dirname(examplePath), name))
    : fs
        .readdirSync(folder, { withFileTypes: true })
        .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return createFenceError(
    `the example "${examplePath}" does not exist`,
    nearby.length > 0
      ? `Correct the path. Available: ${nearby.sort().join(', ')}.`
      : `Correct the path: the folder examples/${path.dirname(examplePath)} is empty.`,
  );
}

/**
 * Reads example files that are compiled together. If a path ends in `/`, all files of that folder are read.
 *
 * @throws SampleError for missing files
 */
export function readSources(paths: readonly string[], examples: Examples): ContractSource[] {
  return examples.expand(paths).map((name) => ({ path: name, text: examples.read(name) }));
}
