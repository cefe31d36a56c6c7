/** Replaces `@docusaurus/useBrokenLinks` in unit tests. The real hook collects anchors for the build's link check. */
export default function useBrokenLinks(): { collectAnchor: () => void } {
  return { collectAnchor: () => undefined };
}
