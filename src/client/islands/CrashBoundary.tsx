import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { focusOnce } from '../focusOnce';
import { Heading1 } from '@site/src/components/plain-heading/PlainHeading';
import styles from './styles.module.css';

interface CrashState {
  crash: { error: unknown } | undefined;
}

/** Shows what went wrong in the place of a component that crashed, and lets the reader try again. */
export default class CrashBoundary extends Component<PropsWithChildren, CrashState> {
  override state: CrashState = { crash: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === undefined) return this.props.children;

    return (
      <div role="alert">
        <Heading1>This page crashed.</Heading1>
        <p className={styles.message}>{describeChain(crash.error)}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={({ currentTarget }) => {
            // The button disappears with the message.
            const place = currentTarget.parentElement?.parentElement;
            if (place) focusOnce(place, { preventScroll: true });
            this.setState({ crash: undefined });
          }}
        >
          Try again
        </button>
      </div>
    );
  }
}

/** The message of an error and of each error that caused it. */
function describeChain(error: unknown): string {
  const messages: string[] = [];
  for (let current: unknown = error; current !== undefined;) {
    messages.push(describe(current));
    current = current instanceof Error ? current.cause : undefined;
  }

  return messages.join('\n\nCause:\n');
}

/** What was thrown need not be an error. */
function describe(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;

  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}
