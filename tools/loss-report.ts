// Command that readers download. `npm run write:scripts` bundles it into examples/download/loss-report.mjs, which needs
// only Node.
import { readFileSync } from 'node:fs';
import {
  EFFECT_TITLES,
  EFFECTS,
  findDuplicateKeyLosses,
  findLosses,
  findPointerOffsets,
  isComparableDocument,
  locateLosses,
  type LocatedLoss,
} from '../lib/losses';

const USAGE = 'Name a document and a contract: node loss-report.mjs openapi.json contract.ws';

/**
 * Prints the losses of a contract compared with its document.
 *
 * @returns the exit code: 1 if the document or the contract cannot be read; otherwise 0, even if there are losses
 */
function reportLosses([documentPath, contractPath]: readonly string[]): number {
  if (documentPath === undefined || contractPath === undefined) return reportProblem(USAGE);
  const [text, contract] = [readText(documentPath), readText(contractPath)];
  if (text === undefined) return reportProblem(`${documentPath} cannot be read. ${USAGE}`);
  if (contract === undefined) return reportProblem(`${contractPath} cannot be read. ${USAGE}`);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return reportProblem(`${documentPath} is not JSON: ${String(error)}. Convert YAML to JSON first.`);
  }
  if (!isComparableDocument(document))
    return reportProblem(`${documentPath} is neither an OpenAPI document nor an Avro record. ${USAGE}`);
  const losses = locateLosses(
    [...findDuplicateKeyLosses(text), ...findLosses(document, contract)],
    text,
    findPointerOffsets,
  );
  if (losses.length === 0) console.log('The contract says everything that the document says.');
  for (const effect of EFFECTS) {
    const matching = losses.filter((loss) => loss.effect === effect);
    if (matching.length > 0) console.log(`${EFFECT_TITLES[effect]}: ${matching.length}`);
    if (effect === 'note') printPositionsByKind(matching);
    else for (const loss of matching) printLoss(loss);
  }
  return 0;
}

function printLoss({ line, column, pointer, sentence, repair }: LocatedLoss): void {
  console.log(`  ${line}:${column} ${pointer}\n    ${sentence}`);
  if (repair !== undefined) console.log(`    write: ${repair}`);
}

/** Prints the positions of notes, grouped by kind on one line each, because most documents have many descriptions. */
function printPositionsByKind(losses: readonly LocatedLoss[]): void {
  for (const kind of new Set(losses.map((loss) => loss.kind))) {
    const places = losses.filter((loss) => loss.kind === kind).map(({ line, column }) => `${line}:${column}`);
    console.log(
      `  ${kind}: ${places.slice(0, 5).join(', ')}${places.length > 5 ? ` and ${places.length - 5} more` : ''}`,
    );
  }
}

/** Returns the text of a file; undefined if it cannot be read. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

/** Prints a problem. Returns the exit code. */
function reportProblem(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = reportLosses(process.argv.slice(2));
