import { useCallback, useMemo, useState } from 'react';
import type { DocumentPlace } from '@site/lib/compiler/liveRequests';
import type { ContractSource, Converter, Diagnostic } from '@site/lib/compiler/types';
import { SiteWorker } from '@site/src/client/SiteWorker';
import { type CompilerClient, LENGTH_LIMIT } from '../../compiler/LiveCompiler';
import { getCompiler } from '../../compiler/getCompiler';
import { readLongText } from '../../storage/longTexts';
import { type Outcome, useOutcome, useResponseState } from '../session/useResponseState';
import { useWorker } from '../../workers/useWorker';
import { DocumentReader } from './DocumentReader';
import type { LossList, ReadDocument } from './documentMessages';
import type { WorkbenchDocument } from './documentWork';
import { nameDocument } from './readDocument';

export interface Conversion {
  contract: ContractSource | undefined;
  /** Format that the document was converted from: the reader's choice, otherwise the detected format. */
  format: Converter | undefined;
  isYaml: boolean;
  /** Problem with the document, as a message for readers. */
  problem: string | undefined;
  /** Whether the problem is a failure of this page, so that another attempt may succeed. */
  canRetry: boolean;
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

export type ContractCheck = Pick<Outcome<{ diagnostics: readonly Diagnostic[] }>, 'diagnostics' | 'problem'>;

type Converted = Pick<Conversion, 'contract' | 'format' | 'isYaml' | 'problem' | 'canRetry' | 'position'> & {
  /** Document to which the result belongs. */
  source: WorkbenchDocument | undefined;
};

const NO_RESULT: Converted = {
  contract: undefined,
  format: undefined,
  isYaml: false,
  problem: undefined,
  canRetry: false,
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
  const { text } = document;
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
  const ask = useCallback(async () => {
    const read = await reader.read(await readText(document));
    setLastRead(document);
    return convert(client, read, document);
  }, [client, reader, document]);
  const fail = useCallback(
    (problem: string) => ({ ...NO_RESULT, problem, canRetry: true, source: document }),
    [document],
  );
  const isBlank = typeof text === 'string' && text.trim() === '';
  const shouldConvert = canLoad && !isBlank && !isStopped;
  const { source, ...converted } = useResponseState(NO_RESULT, { ask: shouldConvert ? ask : undefined, fail });
  const check = useContractCheck(converted.contract);
  const report = useLossReport(reader, source, converted.contract);

  const status = { isReading: lastRead !== document, isStopped, setStopped };
  if (isBlank || (isStopped && source !== document)) {
    return { ...NO_RESULT, ...status, isBusy: false, check: undefined, report: undefined };
  }
  return { ...converted, ...status, isBusy: shouldConvert && source !== document, check, report };
}

const NO_LOSSES: LossList = { losses: [], counts: { refused: 0, wire: 0, rule: 0, note: 0 } };

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

const NO_DIAGNOSTICS = { diagnostics: [] };

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
  const outcome = useOutcome<{ diagnostics: readonly Diagnostic[] }>({ ask, empty: NO_DIAGNOSTICS });

  return isLong ? { ...NO_DIAGNOSTICS, problem: describeLong(contract.text.length) } : outcome;
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
  if ('problem' in read) return { ...NO_RESULT, problem: read.problem, source };
  const { json, isYaml, format: detectedFormat } = read;
  const format = source.format ?? detectedFormat;
  if (format === undefined) return { ...NO_RESULT, isYaml, problem: UNKNOWN_FORMAT, source };
  const response = await client.convert({ format, text: json, path: nameDocument(source.path) });
  const result = { ...NO_RESULT, format, isYaml, source };
  // The position is dropped for YAML, because it is a position in the converted JSON, which is not shown.
  return response.ok
    ? { ...result, contract: response.contract }
    : { ...result, problem: response.message, position: isYaml ? undefined : response.place };
}
