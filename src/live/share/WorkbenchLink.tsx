import { type ReactNode, useEffect, useState } from 'react';
import type { LiveRequests } from '@site/lib/compiler/liveRequests';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { BLOCK_PAUSE_MS, debounceRequest } from '../compiler/debounceRequest';
import { encodeState } from './encodeState';

export interface WorkbenchLinkProps {
  className: string;
  /** Reads the contracts and the options of their output. Passing a new function creates a new link. */
  readRequest: () => Promise<LiveRequests['compile']>;
}

/**
 * Link to the workbench with the contracts of an editor. `href` is missing until the link is created. If that fails,
 * for example because the text is too long, `title` contains the reason.
 */
export default function WorkbenchLink({ className, readRequest }: WorkbenchLinkProps): ReactNode {
  const [link, setLink] = useState<{ href?: string; title?: string }>({});
  useEffect(
    () =>
      debounceRequest({
        pauseMs: BLOCK_PAUSE_MS,
        ask: async () => `${BASE_PATH}play#${await encodeState({ v: 1, ...(await readRequest()) })}`,
        onResponse: (href) => {
          setLink({ href });
        },
        onFailure: (title) => {
          setLink({ title });
        },
      }),
    [readRequest],
  );

  return (
    <a className={className} {...link}>
      Open in workbench
    </a>
  );
}
