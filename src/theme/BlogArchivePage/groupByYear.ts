/** The posts of one year. */
interface Year<Post> {
  year: string;
  posts: Post[];
}

/**
 * Groups posts by year. The newest year and the newest posts come first. Years are in UTC, so that they do not depend
 * on the time zone of the build.
 */
export function groupByYear<Post extends { date: Date | string }>(posts: readonly Post[]): Year<Post>[] {
  const newestFirst = posts
    .map((post) => ({ post, date: new Date(post.date).toISOString() }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const years = new Map<string, Post[]>();
  for (const { post, date } of newestFirst) {
    const year = date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, yearPosts]) => ({ year, posts: yearPosts }));
}
