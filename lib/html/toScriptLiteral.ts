/** Converts a string to a JavaScript literal that cannot end the `<script>` element that contains it. */
export function toScriptLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
