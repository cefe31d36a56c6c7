import { handleRequest } from '../../../lib/compiler/handleRequest';
import { prepareCommandLine } from '../../../lib/compiler/runCommandLine';
import { serveRequests } from './serveRequests.worker';

// The compiler runs in a worker because it is large, and because compiling must not delay typing.

// `prepareCommandLine` throws an error if the compiler cannot run in this browser. The worker then ends before it is
// ready.
prepareCommandLine();
serveRequests(({ kind, request }) => handleRequest(kind, request));
