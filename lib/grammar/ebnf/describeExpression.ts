import { findSeparatedList } from './findSeparatedList';
import type { Expression } from './parseEbnf';

/** Describes an expression in words, as the text alternative of its diagram. */
export function describeExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return `"${expression.text}"`;
    case 'token':
    case 'production':
      return expression.name;
    case 'exception':
      return `${expression.name} except ${joinWithWord(
        expression.excluded.map((text) => `"${text}"`),
        'and',
      )}`;
    case 'optional':
      return `optionally ${describePart(expression.inner)}`;
    case 'repetition':
      return `any number of times ${describePart(expression.inner)}`;
    case 'choice':
      return `either ${joinWithWord(expression.options.map(describePart), 'or')}`;
    case 'sequence':
      return describeSequence(expression.items).join(', then ');
  }
}

function describeSequence(items: readonly Expression[]): string[] {
  const [first, second, ...rest] = items;
  if (first === undefined) return [];
  const list = findSeparatedList(first, second);
  if (list)
    return [
      `one or more ${describePart(list.element)} separated by ${describePart(list.separator)}`,
      ...describeSequence(rest),
    ];
  return [describePart(first), ...describeSequence(items.slice(1))];
}

/** Describes an expression inside another one, in parentheses if it has several parts. */
function describePart(expression: Expression): string {
  const words = describeExpression(expression);
  return expression.kind === 'sequence' || expression.kind === 'choice' ? `(${words})` : words;
}

function joinWithWord(parts: readonly string[], word: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}
