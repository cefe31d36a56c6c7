import type { DocumentedText } from './DocumentedText';
import { AVRO_TEXTS } from './texts/avroTexts';
import { JAVA_TEXTS } from './texts/javaTexts';
import { KOTLIN_TEXTS } from './texts/kotlinTexts';
import { OPENAPI_TEXTS } from './texts/openApiTexts';
import { OVERVIEW_TEXTS } from './texts/overviewTexts';
import { PYTHON_TEXTS } from './texts/pythonTexts';
import { RUST_TEXTS } from './texts/rustTexts';
import { SCALA_TEXTS } from './texts/scalaTexts';
import { TYPESCRIPT_TEXTS } from './texts/typescriptTexts';

/** Every statement that generated text proves. */
export const DOCUMENTED_TEXTS: readonly DocumentedText[] = [
  ...OVERVIEW_TEXTS,
  ...JAVA_TEXTS,
  ...KOTLIN_TEXTS,
  ...TYPESCRIPT_TEXTS,
  ...PYTHON_TEXTS,
  ...RUST_TEXTS,
  ...SCALA_TEXTS,
  ...OPENAPI_TEXTS,
  ...AVRO_TEXTS,
];
