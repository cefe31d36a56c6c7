import type { WorkbenchDocument } from './documentWork';

const CONTENT = {
  openapi: '3.0.3',
  info: { title: 'Reading rooms', version: '1.0.0' },
  paths: {
    '/rooms/{name}': {
      get: {
        operationId: 'getRoom',
        parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'The room',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Room' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Room: {
        type: 'object',
        required: ['name', 'seats'],
        properties: {
          name: { type: 'string', pattern: '^[A-Z][0-9]{2}$' },
          seats: { type: 'integer', format: 'int32' },
          closesAt: { type: 'string' },
        },
      },
    },
  },
};

/** Example of a document to convert. The conversion loses two of its parts. */
export const EXAMPLE: WorkbenchDocument = { path: 'rooms.json', text: JSON.stringify(CONTENT, undefined, 2) };
