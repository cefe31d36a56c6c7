/** A rule that explains messages of a converter. */
interface ExplanationRule {
  pattern: RegExp;
  /** Description of the problem for readers. `$1` and so on insert groups of the match. */
  sentence: string;
  /** Advice for readers. */
  action: string;
}

/** Matches the message about a document that is not JSON, and captures the offset of the mistake. */
const JSON_SYNTAX_ERROR = /Unexpected JSON token at offset (\d+)/;

const BUNDLE_ADVICE = 'bundle the files into one document first';

/** Rules in the order in which they are tried. The messages are those of the converters and of their JSON library. */
const RULES: readonly ExplanationRule[] = [
  {
    pattern: JSON_SYNTAX_ERROR,
    sentence: 'The converter cannot read the JSON from offset $1 on.',
    action: 'Look there, and just before, for a missing or extra comma, bracket or quotation mark.',
  },
  {
    pattern: /(?:Cannot resolve ref: Ref\(value=|Wrong reference: )([^)#\s][^)\s]*)/,
    sentence: 'The document refers to another file, `$1`, which the converter does not read.',
    action: `To convert it, ${BUNDLE_ADVICE}.`,
  },
  {
    pattern: /(?:Cannot resolve ref: Ref\(value=|Wrong reference: )([^)\s]+)/,
    sentence: 'The converter cannot find `$1` among the definitions in the document.',
    action: 'Add the definition, or refer to another one.',
  },
  {
    pattern: /JsonLiteral .* at element: \S*\$ref\b/,
    sentence:
      'A `$ref` replaces a whole section of the document, such as `paths`, which the converter does not support.',
    action: `To convert it, ${BUNDLE_ADVICE}.`,
  },
  {
    pattern: /Element class JsonLiteral is not a JsonObject/,
    sentence: 'The document has a single value where the converter expects an object.',
    action: `If the value is a \`$ref\` to another file, ${BUNDLE_ADVICE}; otherwise, correct the value.`,
  },
  {
    pattern: /Element class Json(?:Null|Array) is not a JsonObject/,
    sentence: 'The document has `null` or a list where the converter expects an object.',
    action: 'Replace it with an object, or remove it.',
  },
  {
    pattern: /Expected Json\w+, but had Json\w+ .* at element: (\S+)/,
    sentence: 'The value of `$1` does not have the type that the format requires.',
    action: 'Correct the value.',
  },
  {
    pattern: /String literal for key '(.+?)' should be quoted/,
    sentence: 'The value of `$1` has no quotation marks, but the format requires a string.',
    action: 'Put the value in quotation marks.',
  },
  {
    pattern: /Failed to parse literal '(.{1,60}?)' as a boolean value at element: \$\.(\S+)/,
    sentence: 'The value of `$2` is `$1`, but the format requires `true` or `false`.',
    action: 'Correct the value. In YAML, `yes`, `no`, `on` and `off` are strings.',
  },
  {
    pattern: /Failed to parse literal '(.{1,60}?)' as an? (\w+) value at element: \$\.(\S+)/,
    sentence: 'The value of `$3` is `$1`, but the format requires a number of the type `$2`.',
    action: 'Correct the value.',
  },
  {
    pattern: /Unexpected special floating-point value -?\w+ with key (\S+)\./,
    sentence: 'The value of `$1` is outside the range of 64-bit numbers.',
    action: 'Correct the value, or remove it.',
  },
  {
    pattern: /No valid openapi v(\d) element '(\w+)' is missing/,
    sentence: 'The document has no field `$2`, so it is not OpenAPI $1.',
    action: 'Choose the format of the document, or add the field with the version.',
  },
  {
    pattern: /Unsupported (OpenAPI|Swagger) version: (\S+)/,
    sentence: 'The converter does not support version $2 of $1.',
    action: 'Use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2.',
  },
  {
    pattern: /Cannot yield (?:non )?empty AST/,
    sentence: 'The converter found no endpoints in the document, and no schemas that become types.',
    action: `A schema that is only a primitive, a list or a map becomes none: make it a property of an object. If endpoints or schemas are in other files, ${BUNDLE_ADVICE}.`,
  },
  {
    pattern: /Field '([^']+)' is required for type/,
    sentence: 'The document lacks the required field `$1`.',
    action: 'Add the field.',
  },
  {
    pattern: /Fields \[([^\]]+)\] are required for type/,
    sentence: 'The document lacks the required fields `$1`.',
    action: 'Add the fields.',
  },
  {
    pattern: /Declared path parameter\s+needs to be defined/,
    sentence: 'A path contains `{}`, a parameter without a name.',
    action: 'Write a name between the braces, and give it to the parameter in `parameters`, too.',
  },
  {
    pattern: /Declared path parameter ([^\n]*[{}][^\n]*) needs to be defined/,
    sentence:
      'A path contains `{$1}` between two slashes. A contract allows only one parameter there, between one pair of braces.',
    action: 'Replace it with a single parameter, or put a slash between the parameters.',
  },
  {
    pattern: /Declared path parameter ([\s\S]+?) needs to be defined/,
    sentence: 'A path contains the parameter `$1`, which neither the path nor its operation defines.',
    action: 'Add it to the `parameters` of one of them, with the value `path` for `in`.',
  },
  {
    pattern: /Char sequence is empty/,
    sentence: 'A key or another name in the document is empty.',
    action: 'Look for `""`, and write a name there.',
  },
  {
    pattern: /\bitems'? (?:of '[^']+' )?cannot be null/,
    sentence: 'An array has no `items`.',
    action: 'Add `items` with the type of the elements.',
  },
  {
    pattern: /Type is not a primitive/,
    sentence: 'A parameter is a list or an object where the converter expects a primitive.',
    action: 'Give the parameter, or the elements of its list, a type such as `string`.',
  },
  {
    pattern: /Expected string or array for type/,
    sentence: 'A `type` in the document is neither a string nor a list.',
    action: 'Correct the type.',
  },
  {
    pattern: /does not contain element with name '([^']*)'/,
    sentence: 'The document contains the value `$1`, which the converter does not know.',
    action: 'Replace it with a value that this version of the format defines.',
  },
  {
    pattern: /Unknown object type: \{.*"protocol":"/,
    sentence: 'The document is an Avro protocol, and the converter reads Avro schemas only.',
    action: 'Convert each record of its `types` on its own.',
  },
  {
    pattern: /Type can never be an array/,
    sentence: 'The document has a list where the converter expects a single Avro type.',
    action: 'Convert each schema of a list on its own, and do not use a union as the `items` of an array.',
  },
  {
    pattern: /Unknown object type: \{"type":"record"/,
    sentence: 'An Avro record has no `fields`.',
    action: 'Add `fields`; for a record without fields, this is `[]`.',
  },
  {
    pattern: /Unknown object type: \{.*?"type":"([^"]+)"/,
    sentence: 'The converter does not support the Avro type `$1` as an object.',
    action: 'Replace it with a record, an enum, an array or the name of a type.',
  },
  {
    pattern: /Cannot have multiple SimpleTypes in Union/,
    sentence: 'An Avro union has several primitive types, which the converter does not support.',
    action: 'Keep one of them.',
  },
  {
    pattern: /Endpoint '([^']+)' is already defined/,
    sentence: 'Two operations of the document become the endpoint `$1`.',
    action: 'Give each operation a unique `operationId`.',
  },
  {
    pattern: /Type '([^']+(?:Request|Response)Body)' is already defined/,
    sentence:
      'A body has several content types, each with an unnamed schema. The converter gives all of these schemas the name `$1`.',
    action: 'Keep one content type, or move the schemas to the named schemas of the document.',
  },
  {
    pattern: /Type '([^']+)' is already defined/,
    sentence:
      'Two schemas become the type `$1`. Either their names differ only in capitalization, or one of them is unnamed: the converter names it after the schema and the field that contain it.',
    action: 'In the document, rename a schema with this name, and update all references to it.',
  },
  {
    pattern: /Only Custom references can be part of a Union/,
    sentence: 'A `oneOf` or `anyOf` contains a simple type or a list, which the converter does not support there.',
    action: 'Replace it with a schema of type `object`, or remove it.',
  },
  {
    pattern: /NotImplementedError/,
    sentence: 'The converter does not support a part of the document.',
    action: 'Replace the part that the message names. If it names none, remove parts to find it.',
  },
];

/**
 * Maximum number of characters to show from the converter's own message. Some messages contain the whole document.
 */
const LENGTH_LIMIT = 300;

/** A converter's message, as readers see it. */
interface ExplainedFailure {
  /** Sentence and action of the rule that matches, if any, and the beginning of the converter's message. */
  message: string;
  /** Offset of the mistake in the document, if the document is not valid JSON. */
  offset: number | undefined;
}

/** Explains the message with which a converter refused a document. */
export function explainConversionFailure(original: string): ExplainedFailure {
  const [, digits] = JSON_SYNTAX_ERROR.exec(original) ?? [];
  const shown = original.length > LENGTH_LIMIT ? `${original.slice(0, LENGTH_LIMIT)} …` : original;
  return {
    message: [findExplanation(original), shown].filter((part) => part !== undefined).join(' '),
    offset: digits === undefined ? undefined : Number(digits),
  };
}

function findExplanation(original: string): string | undefined {
  for (const { pattern, sentence, action } of RULES) {
    const [match] = pattern.exec(original) ?? [];
    if (match !== undefined) return `${match.replace(pattern, sentence)} ${action}`;
  }
  return undefined;
}
