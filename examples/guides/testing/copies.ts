import { GetCopy } from './generated/endpoint';
import type { Copy } from './generated/model';

const copies: Copy[] = [
  { barcode: '3012345678901', pages: 880 },
  { barcode: '3012345678902', pages: 0 },
];

/** The program under test. The second copy breaks the contract, and TypeScript cannot know it. */
export const handler: GetCopy.Handler = {
  getCopy: async ({ path }) => {
    const copy = copies.find(({ barcode }) => barcode === path.barcode);
    return copy
      ? GetCopy.response200({ body: copy })
      : GetCopy.response404({ body: { message: `No copy ${path.barcode}` } });
  },
};
