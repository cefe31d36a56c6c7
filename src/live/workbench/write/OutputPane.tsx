import { type ComponentType, type ReactNode, useState } from 'react';
import clsx from 'clsx';
import { EMITTER_PROPERTIES } from '@site/lib/compiler/emitters';
import type { EmittedFile } from '@site/lib/compiler/types';
import { describeCommand } from './describeCommand';
import { downloadZip } from '../../storage/downloadZip';
import type { ModeProps } from '../session/ModeProps';
import type { Compilation } from '../session/useCompilation';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import Button from '../parts/Button';
import ColoredCode from '../parts/ColoredCode';
import CopyButton from '../parts/CopyButton';
import FilePath from '../parts/FilePath';
import GeneratedFileList from './GeneratedFileList';
import LazyView from '../parts/LazyView';
import OptionsBar from './OptionsBar';
import paneStyles from '../parts/pane.module.css';
import styles from './OutputPane.module.css';

export type OutputPaneProps = Pick<ModeProps, 'session' | 'compilation'>;

/** The generated code, or its comparison with another release or generation. */
export default function OutputPane({ session, compilation }: OutputPaneProps): ReactNode {
  const [requestedPath, setRequestedPath] = useState(session.firstOutput);
  const [isComparing, setComparing] = useState(false);

  return (
    <section className={paneStyles.pane} aria-label="Generated code">
      <OptionsBar session={session}>
        <Button
          look="tool"
          aria-pressed={isComparing}
          onClick={() => {
            setComparing(!isComparing);
          }}
        >
          Compare outputs
        </Button>
      </OptionsBar>
      <div className={clsx(paneStyles.output, compilation.isStale && paneStyles.stale)}>
        {isComparing ? (
          <LazyView load={loadComparison} props={{ session, compilation }} />
        ) : (
          <GeneratedFiles {...{ session, compilation, requestedPath }} onChoose={setRequestedPath} />
        )}
      </div>
      <CommandLine session={session} />
    </section>
  );
}

const loadComparison = async (): Promise<ComponentType<OutputPaneProps>> =>
  (await import('./outputs/OutputComparison')).default;

interface GeneratedFilesProps extends OutputPaneProps {
  /** Path of the file that the reader selected last, or the name or path that the address requests. */
  requestedPath: string | undefined;
  onChoose: (path: string) => void;
}

function GeneratedFiles({ session, compilation, requestedPath, onChoose }: GeneratedFilesProps): ReactNode {
  const { output, isStale } = compilation;
  const file = findFile(output.files, requestedPath);
  const isUnknown =
    session.isAsOpened && requestedPath === session.firstOutput && !isNamed(file, requestedPath ?? file?.path);
  const unknownNote = isUnknown ? 'The URL requests a file that was not generated' : undefined;
  const note = isStale ? 'From the last version that compiled' : unknownNote;

  if (file === undefined) return <p className={paneStyles.empty}>{describeMissingOutput(compilation)}</p>;
  return (
    <>
      {note === undefined ? null : <p className={paneStyles.staleNote}>{note}</p>}
      <GeneratedFileList paths={output.files.map(({ path }) => path)} chosen={file.path} onChoose={onChoose} />
      <div className={styles.file}>
        <div className={paneStyles.fileBar}>
          <FilePath path={file.path} />
          <CopyButton key={file.path} text={file.text} accessibleName="Copy the file" />
          <Button icon="download" onClick={() => void downloadOutput(session, output).then(session.setNotice)}>
            Download zip
          </Button>
        </div>
        <ColoredCode label={file.path} text={file.text} language={EMITTER_PROPERTIES[output.target].codeLanguage} />
      </div>
    </>
  );
}

/** Downloads an archive with the contracts and the code, in the folders that the displayed command uses. */
function downloadOutput(
  { state }: WorkbenchSession,
  { target, files }: Compilation['output'],
): ReturnType<typeof downloadZip> {
  return downloadZip(target, () =>
    Promise.resolve([
      ...state.files.map(({ path, text }) => ({ path: `contracts/${path}`, text })),
      ...files.map(({ path, text }) => ({ path: `generated/${path}`, text })),
    ]),
  );
}

function CommandLine({ session: { state } }: Pick<OutputPaneProps, 'session'>): ReactNode {
  const command = describeCommand(state.options);
  return (
    <p className={styles.command} data-not-printed="">
      {command === undefined ? (
        'Enter a valid package name, and choose a target that the release supports, to see the command.'
      ) : (
        <>
          <code tabIndex={0}>{command}</code>
          <CopyButton key={command} text={command} accessibleName="Copy the command" />
        </>
      )}
    </p>
  );
}

/**
 * Finds the file to show. It is the requested file or, after a change of the target, the one with the same name and
 * another extension. Otherwise, it is the first file with types, or else the first file.
 */
function findFile(files: readonly EmittedFile[], requestedPath: string | undefined): EmittedFile | undefined {
  return (
    files.find(({ path }) => path === requestedPath) ??
    files.find((file) => isNamed(file, requestedPath)) ??
    // Files in the folder `model` contain the types of the contract, which are the most informative to show first.
    files.find(({ path }) => /\bmodel\//.test(path)) ??
    files[0]
  );
}

/** Returns whether a file has the name of a path, apart from its extension. */
function isNamed(file: EmittedFile | undefined, path: string | undefined): boolean {
  const takeStem = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  return file !== undefined && path !== undefined && takeStem(file.path) === takeStem(path);
}

function describeMissingOutput({ status }: Compilation): string {
  if (status === 'blank') return 'Write a contract, open one, or choose an example. The generated code appears here.';
  return status === 'loading' || status === 'slow'
    ? 'The generated code appears here.'
    : 'Nothing was generated: see the problems beside the contract.';
}
