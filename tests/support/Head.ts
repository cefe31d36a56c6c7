/** Replaces `@docusaurus/Head` in unit tests, which render no head. */
export default function Head(): null {
  return null;
}
