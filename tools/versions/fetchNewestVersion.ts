import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const TIMEOUT_MS = 20_000;

/**
 * Functions that fetch the newest version, keyed by the kind of source. `name` is the part after the colon, such as
 * `typescript` in `npm:typescript`.
 */
const SOURCES: Readonly<Record<string, (name: string) => Promise<string | undefined>>> = {
  npm: async (name) => (await promisify(execFile)('npm', ['view', name, 'version'], { timeout: TIMEOUT_MS })).stdout,
  maven: async (name) => {
    const [group = '', artifact = ''] = name.split(':');
    const folder = `https://repo1.maven.org/maven2/${group.replaceAll('.', '/')}/${artifact}`;
    return /<release>(.*?)<\/release>/.exec(await fetchText(`${folder}/maven-metadata.xml`))?.[1];
  },
  github: async (name) =>
    /"tag_name":\s*"(.*?)"/.exec(await fetchText(`https://api.github.com/repos/${name}/releases/latest`))?.[1],
  gradle: async () =>
    /"version"\s*:\s*"(.*?)"/.exec(await fetchText('https://services.gradle.org/versions/current'))?.[1],
  // The first LTS entry is the newest LTS release, because the list is sorted from new to old.
  node: async () =>
    /"version":"v([\d.]+)"[^}]*"lts":"/.exec(await fetchText('https://nodejs.org/dist/index.json'))?.[1],
};

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.text();
}

/**
 * Fetches the newest version of a tool from the registry in which it is published.
 *
 * @param source - registry and tool, such as `npm:typescript` or `maven:org.jetbrains.kotlin:kotlin-stdlib`
 * @throws Error if the kind of source is unknown, if the registry does not respond, or if it names no version
 */
export async function fetchNewestVersion(source: string): Promise<string> {
  const [kind = '', ...name] = source.split(':');
  const fetchVersion = SOURCES[kind];
  if (fetchVersion === undefined)
    throw new Error(
      `"${source}" is not a source: begin with ${Object.keys(SOURCES).join(', ')} in lib/samples/versions.json`,
    );
  const newest = (await fetchVersion(name.join(':')))?.trim();
  if (!newest)
    throw new Error(`the registry names no version of ${source}: correct this source in lib/samples/versions.json`);
  return newest;
}

/**
 * Returns whether a quoted version is the newest one. Only the quoted parts are compared, so `v6` and `24` match every
 * release that begins with that number.
 */
export function isNewest(quoted: string, newest: string): boolean {
  const [parts, newestParts] = [quoted, newest].map((version) => version.replace(/^v/, '').split('.'));
  return parts?.every((part, index) => part === newestParts?.[index]) ?? false;
}
