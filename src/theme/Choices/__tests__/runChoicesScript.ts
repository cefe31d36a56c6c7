import { createChoicesScript } from '../headScript';

/** Runs the script that is in the head of every page. Later calls do not define its element again. */
export function runChoicesScript(): void {
  const script = document.createElement('script');
  const isDefined = customElements.get('follow-choice') !== undefined;
  script.textContent = isDefined ? `customElements.define = () => {};${createChoicesScript()}` : createChoicesScript();
  document.head.append(script);
  script.remove();
}
