import type { ReactNode } from 'react';
import { listTagsByLetters, ThemeClassNames } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import BlogHeader from '@theme/BlogHeader';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagList from '@theme/TagList';
import styles from './styles.module.css';

/** Page that lists all tags of the blog, grouped by their first letter. */
export default function BlogTagsListPage({ tags, sidebar }: Props): ReactNode {
  return (
    <BlogLayout sidebar={sidebar} pageClass={ThemeClassNames.page.blogTagsListPage}>
      <PageMetadata
        title="Tags"
        description="The subjects of the Wirespec blog, with the number of articles about each of them."
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogHeader title={<Heading as="h1">Tags</Heading>} />
      {listTagsByLetters(tags).map(({ letter, tags: letterTags }) => (
        <section key={letter} className={styles.letter}>
          <Heading as="h2" id={letter} className={styles.title}>
            {letter}
          </Heading>
          <TagList tags={letterTags} />
        </section>
      ))}
    </BlogLayout>
  );
}
