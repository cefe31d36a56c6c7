/** Anything with a date that begins with its year, as in ISO 8601. */
interface Dated {
  metadata: { date: string };
}

export interface Year<Post> {
  year: string;
  posts: Post[];
}

/** Groups posts by year; the newest year first, and within it the newest post. */
export function groupByYear<Post extends Dated>(posts: readonly Post[]): Year<Post>[] {
  const newestFirst = [...posts].sort((a, b) => (a.metadata.date < b.metadata.date ? 1 : -1));
  const years = new Map<string, Post[]>();
  for (const post of newestFirst) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, ofYear]) => ({ year, posts: ofYear }));
}
