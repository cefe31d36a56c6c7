import path from 'node:path';
import { bundleScript } from '@site/lib/scripts/bundleScript';

const SCRIPT = await bundleScript(path.join(__dirname, '../headScript.ts'));

/** Runs the script that is in the head of every page. Later calls do not define its element again. */
export function runChoicesScript(): void {
  const script = document.createElement('script');
  const isDefined = customElements.get('follow-choice') !== undefined;
  script.textContent = isDefined ? `customElements.define = () => {};${SCRIPT}` : SCRIPT;
  document.head.append(script);
  script.remove();
}
