import { describeLiveFailure } from '../workers/SupersededError';

/** Delay between the last keystroke in a block and the requests about its text, in milliseconds. */
export const BLOCK_PAUSE_MS = 120;

/** Delay between the last keystroke in the workbench and its requests, in milliseconds. */
export const WORKBENCH_PAUSE_MS = 150;

export interface DebouncedRequest<Response> {
  /** Pause before the request is sent, in milliseconds. */
  pauseMs: number;
  /** Sends the request. */
  ask: () => Promise<Response>;
  onResponse: (response: Response) => void;
  /** Receives a message for readers. */
  onFailure: (problem: string) => void;
}

/**
 * Sends a request to the compiler or another worker after a pause. A superseded request calls no callback.
 *
 * @returns a function that cancels the request: it is not sent, or its result is ignored
 */
export function debounceRequest<Response>({
  pauseMs,
  ask,
  onResponse,
  onFailure,
}: DebouncedRequest<Response>): () => void {
  let isCanceled = false;
  const timer = setTimeout(() => {
    ask().then(
      (response) => {
        if (!isCanceled) onResponse(response);
      },
      (error: unknown) => {
        const problem = describeLiveFailure(error);
        if (!isCanceled && problem !== undefined) onFailure(problem);
      },
    );
  }, pauseMs);

  return () => {
    isCanceled = true;
    clearTimeout(timer);
  };
}
