/** How many blocks of each sort the pages hold. */
export interface SampleCounts {
  validContracts: number;
  wrongContracts: number;
  /** Files shown that an emitter or a converter wrote. */
  generatedFiles: number;
  commandsRun: number;
  /** Productions of the grammar shown. */
  productions: number;
  otherBlocks: number;
}

/** Adds up what single blocks count for. */
export function sumCounts(parts: readonly Partial<SampleCounts>[]): SampleCounts {
  const sum = (name: keyof SampleCounts): number => parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  return {
    validContracts: sum('validContracts'),
    wrongContracts: sum('wrongContracts'),
    generatedFiles: sum('generatedFiles'),
    commandsRun: sum('commandsRun'),
    productions: sum('productions'),
    otherBlocks: sum('otherBlocks'),
  };
}

/** The counts of some pages as one line. */
export function describeCounts(pages: number, counts: SampleCounts): string {
  const contracts = counts.validContracts + counts.wrongContracts;
  return [
    `${pages} pages`,
    `${contracts} contract blocks: ${counts.validContracts} valid, ${counts.wrongContracts} wrong on purpose`,
    `${counts.generatedFiles} generated files`,
    `${counts.commandsRun} commands run`,
    `${counts.productions} productions of the grammar`,
    `${counts.otherBlocks} other blocks`,
  ].join('; ');
}
