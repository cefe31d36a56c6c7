/** Converts data to JSON that cannot end the `<script>` element that contains it. JSON is also a JavaScript literal. */
export function toScriptLiteral(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
