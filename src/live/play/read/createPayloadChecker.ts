import { SiteWorker } from '@site/src/client/SiteWorker';
import { TimedWorker } from '../../workers/TimedWorker';
import { type PayloadResponse, PayloadResponseSchema, type PayloadRequest } from './payloadMessages';

/** Time limit of a check, in milliseconds. */
const LIMIT_MS = 5000;

const SENTENCES = {
  crashed:
    'The check could not be loaded, or it ran out of memory. Nothing you wrote is lost. Check the connection and try again.',
  hung: `The check took more than ${LIMIT_MS / 1000} seconds and was stopped. The usual cause is a pattern with a repetition inside another one, such as (a+)+.`,
};

/** Creates a checker of payloads, whose worker starts with the first request. */
export function createPayloadChecker(): TimedWorker<PayloadRequest, PayloadResponse> {
  const start = (): SiteWorker => new SiteWorker(new URL('./payload.worker.ts', import.meta.url), { name: 'payloads' });
  return new TimedWorker({
    ...{ start, schema: PayloadResponseSchema, limitMs: LIMIT_MS, sentences: SENTENCES },
    name: 'payload checker',
  });
}
