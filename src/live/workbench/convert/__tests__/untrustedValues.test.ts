import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GENERATED, untrustedTexts } from '../../../../../tests/support/untrustedValues';
import { readDocument } from '../readDocument';

it('any document is read, or rejected with a message', async () => {
  const yaml = fc.string({
    unit: fc.constantFrom('a', ':', ' ', '\n', '-', '&', '*', '{', '[', '"', "'", '|', '!', '#', '1'),
  });
  const texts = fc.oneof(untrustedTexts({ openapi: '3.0.0', info: {}, paths: {} }), yaml);
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const read = await readDocument(text).then(
        ({ json }) => json,
        (error: unknown) => (error as Error).message,
      );
      expect(typeof read).toBe('string');
      expect(read === '' && text !== '').toBe(false);
    }),
    GENERATED,
  );
});
