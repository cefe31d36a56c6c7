/** A post with an ISO 8601 date. */
interface DatedItem {
  metadata: { date: string };
}

/** The posts of one year. */
export interface Year<Post> {
  year: string;
  posts: Post[];
}

/** Groups posts by year. The newest year and the newest posts come first. */
export function groupByYear<Post extends DatedItem>(posts: readonly Post[]): Year<Post>[] {
  const newestFirst = [...posts].sort((a, b) => (a.metadata.date < b.metadata.date ? 1 : -1));
  const years = new Map<string, Post[]>();
  for (const post of newestFirst) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, ofYear]) => ({ year, posts: ofYear }));
}
