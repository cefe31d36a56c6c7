import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { moveFocus } from '../moveFocus';
import styles from './styles.module.css';

interface CrashBoundaryProps extends PropsWithChildren {
  /** Heading or sentence that states what crashed. */
  title: ReactNode;
}

interface CrashState {
  crash: { error: unknown } | undefined;
}

/**
 * Error boundary. If a component inside it crashes, the boundary shows the error instead, with a button to try again.
 */
export default class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === undefined) return this.props.children;

    return (
      <div role="alert">
        {this.props.title}
        <p className={styles.message}>{describeChain(crash.error)}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={({ currentTarget }) => {
            // The button is removed with the message, so the focus moves to the parent of the message.
            const host = currentTarget.parentElement?.parentElement;
            if (host) moveFocus(host, { preventScroll: true });
            this.setState({ crash: undefined });
          }}
        >
          Try again
        </button>
      </div>
    );
  }
}

/** Joins the messages of an error and its causes. Stops at a cause that is already in the chain. */
function describeChain(error: unknown): string {
  const chain = new Set<unknown>();
  for (let current: unknown = error; current !== undefined && !chain.has(current);) {
    chain.add(current);
    current = current instanceof Error ? current.cause : undefined;
  }

  return [...chain].map(describe).join('\n\nCause:\n');
}

/** Describes a thrown value, which need not be an `Error`. */
function describe(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;

  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}
