import { judgeAnswer } from './judgeAnswer';
import type { JudgeRequest } from './createJudge';
import { READY } from '../workers/ready';

// Runs in a worker, because the pattern of an answer can take a very long time for some strings. In this case, the page
// terminates the worker.

self.addEventListener('message', ({ data: { lesson, answer } }: MessageEvent<JudgeRequest>) => {
  self.postMessage(judgeAnswer(lesson, answer));
});
self.postMessage(READY);
