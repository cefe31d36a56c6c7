import type { ReactNode } from 'react';
import {
  DraftBannerMessage,
  DraftBannerTitle,
  ThemeClassNames,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import Admonition from '@theme/Admonition';

export interface ContentVisibilityProps {
  metadata: {
    readonly unlisted: boolean;
    readonly frontMatter: { draft?: boolean; unlisted?: boolean };
  };
}

/**
 * Notice above a page that is a draft or unlisted. The front matter is checked, too, because in development, the
 * metadata says that such pages are listed.
 */
export default function ContentVisibility({ metadata: { unlisted, frontMatter } }: ContentVisibilityProps): ReactNode {
  return (
    <>
      {unlisted || frontMatter.unlisted === true ? (
        <>
          <UnlistedMetadata />
          <Admonition type="caution" title={<UnlistedBannerTitle />} className={ThemeClassNames.common.unlistedBanner}>
            <UnlistedBannerMessage />
          </Admonition>
        </>
      ) : null}
      {frontMatter.draft === true ? (
        <Admonition type="caution" title={<DraftBannerTitle />} className={ThemeClassNames.common.draftBanner}>
          <DraftBannerMessage />
        </Admonition>
      ) : null}
    </>
  );
}
