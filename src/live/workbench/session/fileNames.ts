/** A character that a common operating system forbids in file names, or an invisible character. */
const FORBIDDEN_CHARACTER = /[\p{C}\\/:*?"<>|]/u;

/** Matches a name that Windows reserves for a device, even with an extension. */
const DEVICE_NAME = /^(?:aux|con|nul|prn|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

/** Maximum length of a file name, in characters. */
const NAME_LIMIT = 100;

/** Maximum number of files in the workbench. */
export const FILE_LIMIT = 100;

/**
 * Trims spaces around a name and dots at its end, with or without its extension, and adds the extension `.ws` if it is
 * missing. An empty name stays empty.
 */
export function completeName(typed: string): string {
  const name = typed.trim().replace(/[. ]+$/, '');
  return name === '' ? name : name.replace(/[. ]*(?:\.ws)?$/i, '.ws');
}

/**
 * Describes the problem with a name for readers; `undefined` if the name is valid.
 *
 * @param name - name with its extension
 * @param taken - names of the other files
 */
export function findNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (name === '' || name === '.ws') return 'Type a name for the file.';
  if (name.length > NAME_LIMIT) return `A file name can have at most ${NAME_LIMIT} characters. Shorten it.`;
  const [character] = FORBIDDEN_CHARACTER.exec(name) ?? [];
  if (character !== undefined) {
    if (/\p{C}/u.test(character)) return 'The file name contains an invisible character. Type it again.';
    const reason = '/\\'.includes(character) ? 'All contracts are in one folder' : 'Some operating systems forbid it';
    return `A file name cannot contain “${character}”. ${reason}.`;
  }
  if (name.startsWith('.'))
    return 'macOS and Linux hide a file whose name begins with a dot. Begin with another character.';
  if (DEVICE_NAME.test(name)) {
    return `Windows reserves the name ${name.replace(/ *\..*$/, '')} for a device. Choose another name.`;
  }
  // Case is ignored, because many file systems ignore it.
  const same = taken.find((other) => other.toLowerCase() === name.toLowerCase());
  return same && `There is already a file called ${same}. Choose another name.`;
}

/**
 * Creates a valid name that no other file has. If `library.ws` is taken, the name is `library-2.ws`. Folders are
 * dropped, because the command line reads one folder.
 *
 * @param path - path of an external file, or the wanted name of a new file
 * @param taken - names of the other files
 */
export function createUniqueName(path: string, taken: readonly string[]): string {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.ws$/i, '');
  const allowed = base.replace(new RegExp(FORBIDDEN_CHARACTER, 'gu'), '-').replace(/^[. ]+|[. ]+$/g, '');
  const safe = DEVICE_NAME.test(allowed) ? `contract-${allowed}` : allowed || 'contract';
  // 10 characters are left for the extension and for a number that makes the name unique. A cut can leave half of a
  // character, which is forbidden.
  const stem = safe.slice(0, NAME_LIMIT - 10).replace(/[. \p{C}]+$/u, '');
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `${stem}.ws` : `${stem}-${count}.ws`;
    if (findNameProblem(name, taken) === undefined) return name;
  }
}

/** Maximum number of names in a sentence. The remaining files are only counted. */
const NAMED_LIMIT = 5;

/** Joins the paths of files for use in a sentence, such as `a.ws, b.ws and 3 more`. */
export function listPaths(files: readonly { path: string }[]): string {
  const names = files.slice(0, NAMED_LIMIT).map(({ path }) => path);
  const others = files.length - names.length;
  return names.join(', ') + (others > 0 ? ` and ${others} more` : '');
}
