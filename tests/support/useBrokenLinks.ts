/** Replaces `@docusaurus/useBrokenLinks` in unit tests. The real hook collects anchors for the link check of a build. */
export default function useBrokenLinks(): { collectAnchor: () => void } {
  return { collectAnchor: () => undefined };
}
