import { expect, it } from 'vitest';
import { WorkerError } from '../../../../src/client/WorkerClient';
import { describeSearchFailure } from '../describeSearchFailure';

it.each([
  [
    'its worker does not run',
    new WorkerError('The search worker could not be started.'),
    'prevents this site from using workers',
  ],
  ['no host is reached', new TypeError('Failed to fetch'), 'You might want to check your network connection.'],
  [
    'a host responds with an error status',
    Object.assign(new Error('no'), { status: 503 }),
    'The search responded with status 503.',
  ],
])('describes the failure if %s', (_name, error, message) => {
  expect(describeSearchFailure(error)).toContain(message);
});
