import { client } from './client'; import { Wirespec } from './Wirespec';
      declare const serialization: Wirespec.Serialization; declare const send: Parameters<typeof client>[1];
      export const answer = client(serialization, send).Find({});
