import { useCallback, useMemo, useState } from 'react';
import type { DocumentPlace } from '@site/lib/compiler/liveRequests';
import type { ContractSource, Converter, Diagnostic } from '@site/lib/compiler/types';
import { SiteWorker } from '@site/src/client/SiteWorker';
import { type CompilerClient, LENGTH_LIMIT } from '../../compiler/LiveCompiler';
import { getCompiler } from '../../compiler/getCompiler';
import { readLongText } from '../../storage/longTexts';
import { type Outcome, useLatestOutcome, useOutcome } from '../session/useOutcome';
import { useWorker } from '../../workers/useWorker';
import { DocumentReader } from './DocumentReader';
import { type LossList, NO_LOSSES, type ReadDocument } from './documentMessages';
import { isBlank, type WorkbenchDocument } from './documentWork';
import { nameDocument } from './readDocument';

export interface Conversion {
  contract: ContractSource | undefined;
  /** Format that the document was converted from: the reader's choice, otherwise the detected format. */
  format: Converter | undefined;
  isYaml: boolean;
  /** Problem with the document, or a failure of this page, as a message for readers. */
  problem: string | undefined;
  /** Converts the document again; undefined unless this page failed, so that another attempt may succeed. */
  retry: (() => void) | undefined;
  /** Position of the problem in the document. */
  position: DocumentPlace | undefined;
  /** Whether a newer document is being converted, so that the other values belong to an earlier one. */
  isBusy: boolean;
  /** Whether the document still has to be read before it can be converted. */
  isReading: boolean;
  /** Whether the reader of the page stopped the conversion. */
  isStopped: boolean;
  /** Stops the conversion, or starts it again. */
  setStopped: (isStopped: boolean) => void;
  /** Check of the contract; undefined until it is finished. */
  check: ContractCheck | undefined;
  /** Differences between the document and the contract; undefined until the comparison is finished. */
  report: LossReport | undefined;
}

export type LossReport = Outcome<LossList>;

interface CheckedContract {
  diagnostics: readonly Diagnostic[];
}

export interface ContractCheck extends Pick<Outcome<CheckedContract>, 'diagnostics' | 'problem'> {
  /** Checks the contract again; undefined unless the check failed, so that another attempt may succeed. */
  retry: (() => void) | undefined;
}

interface Converted extends Pick<Conversion, 'contract' | 'format' | 'isYaml' | 'position'> {
  /** Problem with the document, as a message for readers. */
  mistake: string | undefined;
  /** Document to which the result belongs. */
  source: WorkbenchDocument | undefined;
}

const NO_RESULT: Converted = {
  contract: undefined,
  format: undefined,
  isYaml: false,
  mistake: undefined,
  position: undefined,
  source: undefined,
};

const UNKNOWN_FORMAT =
  'This does not look like an OpenAPI 2 or 3 document or an Avro schema. If it is one, choose its format.';

/**
 * Converts a document to a contract after each change. Then checks the contract, and compares it with the document.
 *
 * @param canLoad - whether the compiler may be loaded
 */
export function useConversion(document: WorkbenchDocument, canLoad: boolean): Conversion {
  const [client] = useState(() => getCompiler().connect());
  const reader = useWorker(() => new DocumentReader(startReader));
  const [stoppedDocument, setStoppedDocument] = useState<WorkbenchDocument>();
  const [lastRead, setLastRead] = useState<WorkbenchDocument>();
  const isStopped = stoppedDocument === document;
  const setStopped = (isNowStopped: boolean): void => {
    reader.cancel();
    client.cancel('convert');
    setLastRead(undefined);
    setStoppedDocument(isNowStopped ? document : undefined);
  };
  const readAndConvert = useCallback(async () => {
    const read = await reader.read(await readText(document));
    setLastRead(document);
    return convert(client, read, document);
  }, [client, reader, document]);
  const hasNothing = isBlank(document) || isStopped;
  const shouldConvert = canLoad && !hasNothing;
  const outcome = useLatestOutcome({ ask: shouldConvert ? readAndConvert : undefined, empty: NO_RESULT });
  const { source, mistake, problem, isPending, retry: repeat, ...converted } = outcome;
  const check = useContractCheck(converted.contract);
  const report = useLossReport(reader, source, converted.contract);

  const status = { isReading: lastRead !== document, isStopped, setStopped };
  if (hasNothing) {
    const nothing = { problem: undefined, retry: undefined, check: undefined, report: undefined };
    return { ...NO_RESULT, ...status, ...nothing, isBusy: false };
  }
  const retry = (): void => {
    setLastRead(undefined);
    repeat();
  };
  return {
    ...{ ...converted, ...status, check, report },
    isBusy: shouldConvert && isPending,
    problem: problem ?? mistake,
    retry: problem === undefined ? undefined : retry,
  };
}

/**
 * Compares a document with the contract that it was converted to. Returns undefined until the comparison is finished.
 */
function useLossReport(
  reader: DocumentReader,
  source: WorkbenchDocument | undefined,
  contract: ContractSource | undefined,
): LossReport | undefined {
  const ask = useMemo(() => {
    if (source === undefined || contract === undefined) return undefined;
    return async () => reader.findLosses(await readText(source), contract.text);
  }, [reader, source, contract]);

  return useOutcome({ ask, empty: NO_LOSSES });
}

const NO_DIAGNOSTICS: CheckedContract = { diagnostics: [] };

/**
 * Checks a converted contract, unless it is longer than `LENGTH_LIMIT`. The check has its own time limit, so the
 * contract is shown even if the check takes too long. Returns undefined until the check is finished.
 */
function useContractCheck(contract: ContractSource | undefined): ContractCheck | undefined {
  const [client] = useState(() => getCompiler().connect());
  const isLong = contract !== undefined && contract.text.length > LENGTH_LIMIT;
  const ask = useMemo(() => {
    if (contract === undefined || isLong) return undefined;
    return async () => ({ diagnostics: await client.check({ files: { [contract.path]: contract.text } }) });
  }, [client, contract, isLong]);
  const outcome = useOutcome<CheckedContract>({ ask, empty: NO_DIAGNOSTICS });

  if (isLong) return { ...NO_DIAGNOSTICS, problem: describeLong(contract.text.length), retry: undefined };
  return outcome && { ...outcome, retry: outcome.problem === undefined ? undefined : outcome.retry };
}

function describeLong(length: number): string {
  const [actual, limit] = [length.toLocaleString('en-US'), LENGTH_LIMIT.toLocaleString('en-US')];
  return `The contract has ${actual} characters and was not checked, because this page compiles up to ${limit} characters. Copy it and use the command line.`;
}

function readText({ text }: WorkbenchDocument): Promise<string | Blob> {
  return typeof text === 'string' ? Promise.resolve(text) : readLongText(text);
}

function startReader(): SiteWorker {
  return new SiteWorker(new URL('./document.worker.ts', import.meta.url), { name: 'documents' });
}

async function convert(
  client: CompilerClient,
  read: ReadDocument | { problem: string },
  source: WorkbenchDocument,
): Promise<Converted> {
  if ('problem' in read) return { ...NO_RESULT, mistake: read.problem, source };
  const { json, isYaml, format: detectedFormat } = read;
  const format = source.format ?? detectedFormat;
  if (format === undefined) return { ...NO_RESULT, isYaml, mistake: UNKNOWN_FORMAT, source };
  const response = await client.convert({ format, text: json, path: nameDocument(source.path) });
  const result = { ...NO_RESULT, format, isYaml, source };
  // The position is dropped for YAML, because it is a position in the converted JSON, which is not shown.
  return response.ok
    ? { ...result, contract: response.contract }
    : { ...result, mistake: response.message, position: isYaml ? undefined : response.place };
}
