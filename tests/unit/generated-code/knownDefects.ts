export const KNOWN_DEFECTS = {
  typescript: { default: {}, ir: {} },
  java: { default: {}, ir: {} },
  'openapi-v2': {},
  'openapi-v3': {},
  avro: {},
};
