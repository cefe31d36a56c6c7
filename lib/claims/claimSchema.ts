import Joi from 'joi';
import { CONVERTER_NAMES, EMITTER_FACTS } from '../compiler/emitters';
import type { Claim } from './Claim';

const text = Joi.string();
const texts = Joi.array().items(text.allow('')).min(1);
const textsInFiles = Joi.object()
  .pattern(text.allow(''), Joi.array().items(text.allow('')).min(1))
  .min(1);
const targets = Object.entries(EMITTER_FACTS).flatMap(([emitter, { hasGenerations }]) =>
  hasGenerations ? [emitter, `${emitter}:ir`] : [emitter],
);
const generation = {
  for: Joi.array()
    .items(text.valid(...targets))
    .min(1)
    .required(),
  contract: text,
};

const step = Joi.alternatives(
  Joi.object({ open: text.required(), messages: Joi.array().items(text) }),
  Joi.object({
    request: text.required(),
    at: text.required(),
    params: Joi.object(),
    answers: texts,
    count: Joi.number(),
  }),
  Joi.object({ notify: text.required(), params: Joi.object() }),
  Joi.object({ unreadable: text.required() }),
  Joi.object({ closes: Joi.number().required() }),
);

/** What each way of trying takes. A trial that expects nothing would hold whatever comes out, so one of the expectations has to be there. */
const TRIALS = {
  emit: Joi.object({
    ...generation,
    shared: Joi.boolean(),
    writes: textsInFiles,
    omits: textsInFiles,
    lacks: texts,
    fails: text,
  }).or('writes', 'omits', 'lacks', 'fails'),
  compile: Joi.object({
    ...generation,
    error: text.required(),
    program: text,
    options: Joi.object().pattern(text, Joi.boolean()),
    alone: Joi.boolean(),
  }),
  convert: Joi.object({
    from: text.valid(...Object.keys(CONVERTER_NAMES)).required(),
    document: text.required(),
    languages: texts,
    options: texts,
    writes: texts,
    omits: texts,
    refused: text,
    fails: text,
  }).or('writes', 'omits', 'refused', 'fails'),
  command: Joi.object({
    words: Joi.array().items(text.allow('')).required(),
    process: Joi.boolean(),
    input: text,
    exitCode: Joi.number(),
    prints: texts,
    hides: texts,
    writes: Joi.object().pattern(text, text.allow('')).min(1),
    lacks: texts,
  }).or('prints', 'hides', 'writes', 'lacks'),
  'language-server': Joi.object({ steps: Joi.array().items(step).min(1).required() }),
  script: Joi.object({ script: text.required(), example: text }),
};

const trial = Joi.object({ try: text.valid(...Object.keys(TRIALS)).required() })
  .unknown()
  .when('.try', {
    switch: Object.entries(TRIALS).map(([name, schema]) => ({
      is: name,
      then: schema.keys({ try: text, folder: text }),
    })),
  });

/** What `claim.yaml` holds. */
export const CLAIM_SCHEMA = Joi.object<Pick<Claim, 'says' | 'trials'>>({
  says: text,
  trials: Joi.array().items(trial).min(1).required(),
});
