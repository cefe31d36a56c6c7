import type { Refusal } from './model';

export function explain(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'BOOK_LENT':
      return `The book comes back on ${refusal.returns}.`;
  }
}

console.log(explain({ kind: 'BOOK_LENT', returns: '2026-12-01' }));
console.log(explain({ kind: 'MEMBER_BLOCKED', unpaid: 2 }));
