import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { copyElement } from '@site/src/client/createElement';
import type { ColoredFile } from './createContractCompiler';
import { findTitle } from './findTitle';
import type { OutputPanelParts } from './outputPanels';
import { setCode } from './setCode';
import styles from './edit.module.css';

export interface GeneratedFileProps extends Pick<OutputPanelParts, 'frames'> {
  file: ColoredFile;
}

/** A generated file in a copy of a frame that the build wrote, so that it looks like the other files of the page. */
export default function GeneratedFile({ frames, file: { title, code, marks } }: GeneratedFileProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const known = frames.find((frame) => findTitle(frame)?.textContent === title);
    const frame = copyElement(known ?? frames[0]);
    if (known === undefined) setTitle(frame, title);
    const pre = frame.querySelector('pre');
    root.current?.replaceChildren(frame);
    if (pre === null) return;
    // `src/client/scrollContainers.ts` removes these attributes from code that does not overflow. It does not observe
    // the copy, whose code may start to overflow.
    pre.tabIndex = 0;
    pre.setAttribute('role', 'group');
    pre.setAttribute('aria-label', title);
    pre.scrollTop = known?.querySelector('pre')?.scrollTop ?? 0;
  }, [frames, title]);
  useLayoutEffect(() => {
    const element = root.current?.querySelector('code');
    if (element) setCode(element, renderMarks(code, marks));
  }, [frames, title, code, marks]);

  return <div ref={root} className={styles.file} />;
}

/**
 * Sets a title in the same structure as `CodeFrame`: the folders are in a separate element, which is truncated if space
 * is short.
 */
function setTitle(frame: HTMLElement, title: string): void {
  const element = findTitle(frame);
  const parts = element?.querySelectorAll('span');
  if (!element || !parts) return;
  element.title = title;
  const slash = parts.length > 1 ? title.lastIndexOf('/') + 1 : 0;
  const [folder, file] = [title.slice(0, slash), title.slice(slash)];
  for (const [index, part] of [...parts].entries()) {
    part.textContent = index === parts.length - 1 ? file : folder;
  }
}
