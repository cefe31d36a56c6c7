import express, { type RequestHandler } from 'express';

/** An Express application that answers requests with the result of `listener`. */
export function createApplication(answer: RequestHandler) {
  const application = express();
  // Your middleware, such as this log. Leave out express.json(): the serialization reads the body.
  application.use((request, _response, next) => {
    console.log(`  ${request.method} ${request.path}`);
    next();
  });
  // Last, because it answers 404 to requests that match no route.
  application.use(answer);
  return application;
}
