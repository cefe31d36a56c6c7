import { findSeparatedList } from './findSeparatedList';
import type { Expression } from './parseEbnf';

// British lists have no comma before the last word.
const AND_LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Describes an expression in words, as the text alternative of its diagram. */
export function describeExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return `"${expression.text}"`;
    case 'token':
    case 'production':
      return expression.name;
    case 'exception':
      return `${expression.name} except ${AND_LIST.format(expression.excluded.map((text) => `"${text}"`))}`;
    case 'optional':
      return `optionally ${describePart(expression.inner)}`;
    case 'repetition':
      return `any number of times ${describePart(expression.inner)}`;
    case 'choice':
      return `either ${OR_LIST.format(expression.options.map(describePart))}`;
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
