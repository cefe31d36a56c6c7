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

/** Says above a page that it is a draft, or that nothing leads to it. The development server shows such pages as if they were listed; their front matter tells. */
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
