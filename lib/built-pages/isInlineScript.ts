import type { Element } from 'hast';

/** A `type` with which a script runs; any other makes it data: https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** @returns whether an element is a script that stands in the page itself and runs */
export function isInlineScript({ tagName, properties: { src, type } }: Element): boolean {
  return tagName === 'script' && src === undefined && RUNS.test(typeof type === 'string' ? type : '');
}
