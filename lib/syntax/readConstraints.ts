import type { Token } from '../compiler/tokens';
import { takeGroup } from './takeGroup';

/** Tokens of constraints, including both parentheses, by the name of their refined type. */
export type Constraints = ReadonlyMap<string, readonly Token[]>;

/**
 * Reads the constraints of refined types, which the syntax tree omits. A type without a constraint is not listed.
 *
 * @param tokens - tokens of a contract that the compiler accepts. The compiler refuses comments inside refined types,
 *   so the positions of their tokens are fixed.
 */
export function readConstraints(tokens: readonly Token[]): Constraints {
  return new Map(
    tokens.flatMap(({ type }, index) => {
      const [name, equals, , mark] = tokens.slice(index + 1, index + 5);
      // The question mark of a nullable type is before a pattern, but after bounds.
      const opening = index + (mark?.type === 'QuestionMark' ? 5 : 4);
      const isConstrained = equals?.type === 'Equals' && tokens[opening]?.type === 'LeftParenthesis';
      return type === 'TypeDefinition' && name !== undefined && isConstrained
        ? [[name.value, takeGroup(tokens, opening)] as const]
        : [];
    }),
  );
}
