import type { Statement } from './Statement';

/** A statement about what a program sees that uses the npm package. */
export interface DocumentedBehavior extends Statement {
  /** Throws where the statement is not true. */
  prove: () => void | Promise<void>;
}
