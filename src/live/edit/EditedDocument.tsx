import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import EditedBlock, { type EditedTextProps } from './EditedBlock';
import OutputMarks from './OutputMarks';
import { setCode } from './setCode';
import { type Converted, useConverted } from './useConverted';

/** An editable document. It updates the blocks on the page that show a contract converted from it. */
export default function EditedDocument(props: EditedTextProps): ReactNode {
  const { block, text } = props;
  const { original, frame } = block;
  const [path] = useState(() => frame.closest<HTMLElement>('[data-document]')?.dataset.document ?? 'document.json');
  const [blocks] = useState(() => [...document.querySelectorAll<HTMLElement>(`[data-of="${CSS.escape(path)}"]`)]);
  const { converted, isBusy } = useConverted(path, text === original ? undefined : text, blocks);
  const problems = useMemo(
    // Several blocks may have the same problem.
    () => ({ own: [], others: [...new Set(converted.flatMap(({ problem }) => problem ?? []))] }),
    [converted],
  );

  return (
    <>
      <EditedBlock
        {...{ ...props, problems }}
        status={
          problems.others.length === 0 ? { tone: 'good', text: 'Converts' } : { tone: 'bad', text: 'Not converted' }
        }
      />
      {blocks.map((element, index) => (
        <ConvertedCode key={index} element={element} converted={converted[index] ?? {}} isBusy={isBusy} />
      ))}
    </>
  );
}

/** Shows a converted contract instead of the one that the build wrote. */
function ConvertedCode({
  element,
  converted: { html, problem },
  isBusy,
}: {
  element: HTMLElement;
  converted: Converted;
  isBusy: boolean;
}): ReactNode {
  const [original] = useState(() => element.querySelector('code')?.innerHTML ?? '');
  useLayoutEffect(() => {
    if (html === undefined) return undefined;
    const show = (shown: string): void => {
      const code = element.querySelector('code');
      if (code) setCode(code, shown);
    };
    show(html);
    return () => {
      show(original);
    };
  }, [element, html, original]);

  return <OutputMarks element={element} isBusy={isBusy} isStale={problem !== undefined} busyMessage="Converting…" />;
}
