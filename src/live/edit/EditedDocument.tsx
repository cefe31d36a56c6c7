import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import EditedBlock, { type EditedTextProps } from './EditedBlock';
import OutputMarks from './OutputMarks';
import { setCode } from './setCode';
import { type Conversion, useConverted } from './useConverted';

/** An editable document. It updates the blocks on the page that show the contract converted from it. */
export default function EditedDocument(props: EditedTextProps): ReactNode {
  const { block, text } = props;
  const { original, frame } = block;
  const [path] = useState(() => frame.closest<HTMLElement>('[data-document]')?.dataset.document ?? 'document.json');
  const [blocks] = useState(() => [...document.querySelectorAll<HTMLElement>(`[data-of="${CSS.escape(path)}"]`)]);
  const changed = text === original ? undefined : text;
  // All blocks of a document have the same converter, because a document has one format.
  const { converted, isBusy } = useConverted(path, changed, blocks[0]?.dataset.converter);
  const problems = useMemo(() => ({ own: [], others: [converted.problem ?? []].flat() }), [converted]);

  return (
    <>
      <EditedBlock
        {...{ ...props, problems }}
        status={
          converted.problem === undefined ? { tone: 'good', text: 'Converts' } : { tone: 'bad', text: 'Not converted' }
        }
      />
      {blocks.map((element, index) => (
        <ConvertedCode key={index} {...{ element, converted, isBusy }} />
      ))}
    </>
  );
}

/** Shows a converted contract instead of the one that the build wrote. */
function ConvertedCode({ element, converted, isBusy }: Conversion & { element: HTMLElement }): ReactNode {
  const { html, problem } = converted;
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
