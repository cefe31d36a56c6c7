import { client } from './generated/Client';
import type { Loan } from './generated/model';
import { serialization } from './serialization';
import { transportTo } from './transport';

const library = client(serialization, transportTo(process.env.LIBRARY_URL ?? 'http://localhost:8080'));

async function readLoans(): Promise<Loan[]> {
  const loans: Loan[] = [];
  let after: string | undefined;
  do {
    const { body } = await library.findLoansV2({ after });
    loans.push(...body.loans);
    after = body.next;
  } while (after !== undefined);
  return loans;
}

async function main(): Promise<void> {
  const loansOfCard = new Map<string, number>();
  for (const { card } of await readLoans()) {
    loansOfCard.set(card, (loansOfCard.get(card) ?? 0) + 1);
  }
  for (const [card, loans] of loansOfCard) console.log(card, loans);
}

main().catch((error: unknown) => {
  console.error(`The statistics failed: ${error}`);
  process.exitCode = 1;
});
