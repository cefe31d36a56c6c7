// Documents to convert: the same small pet shop in each format.

const PET = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer', format: 'int64' },
    name: { type: 'string' },
    kind: { type: 'string', enum: ['CAT', 'DINOSAUR'] },
  },
};

const FIND = { operationId: 'findPets', parameters: [{ name: 'limit', in: 'query', required: false }] };

const SWAGGER = {
  swagger: '2.0',
  info: { title: 'Pets', version: '1' },
  consumes: ['application/json'],
  produces: ['application/json'],
  paths: {
    '/pets': {
      get: {
        ...FIND,
        parameters: [{ ...FIND.parameters[0], type: 'integer' }],
        responses: { '200': { description: 'Pets', schema: { type: 'array', items: { $ref: '#/definitions/Pet' } } } },
      },
    },
  },
  definitions: { Pet: PET },
};

function createOpenApi(version: string): object {
  const schema = { type: 'array', items: { $ref: '#/components/schemas/Pet' } };
  return {
    openapi: version,
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets': {
        get: {
          ...FIND,
          parameters: [{ ...FIND.parameters[0], schema: { type: 'integer' } }],
          responses: { '200': { description: 'Pets', content: { 'application/json': { schema } } } },
        },
      },
    },
    components: { schemas: { Pet: PET } },
  };
}

const AVRO = {
  type: 'record',
  name: 'Adoption',
  namespace: 'com.example.pets',
  fields: [
    { name: 'pet', type: 'string' },
    { name: 'kind', type: { type: 'enum', name: 'Kind', symbols: ['CAT', 'DINOSAUR'] } },
    { name: 'note', type: ['null', 'string'], default: null },
  ],
};

/** The pet shop with a loss of each effect. */
export const LOSSY_DOCUMENT = {
  ...createOpenApi('3.0.3'),
  security: [{ key: [] }],
  components: {
    schemas: {
      Pet: {
        ...PET,
        properties: {
          ...PET.properties,
          name: { type: 'string', pattern: '^[A-Z][a-z]+$' },
          kind: { type: 'string', enum: ['cat', 'dinosaur'] },
        },
      },
    },
  },
};

/** One document for each format that the page recognizes. */
export const DOCUMENTS = [
  { name: 'Swagger 2.0', format: 'openapi-v2', label: 'OpenAPI 2', content: SWAGGER },
  { name: 'OpenAPI 3.0', format: 'openapi-v3', label: 'OpenAPI 3', content: createOpenApi('3.0.3') },
  { name: 'OpenAPI 3.1', format: 'openapi-v3', label: 'OpenAPI 3', content: createOpenApi('3.1.0') },
  { name: 'Avro', format: 'avro', label: 'Avro', content: AVRO },
] as const;
