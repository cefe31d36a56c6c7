/** HTML on its way. */
export interface HtmlInPieces {
  /** What has come so far, or all of it. */
  start: string;
  /**
   * Reads all of it.
   *
   * @throws TypeError when the connection is lost
   */
  readAll: () => Promise<string>;
  /** Resolves when nothing is on its way any more, rejects when the connection is lost. */
  settled: Promise<unknown>;
}

/** Text on its way. */
interface Pieces {
  text: string;
  isOver: boolean;
  readPiece: () => Promise<void>;
  /** Nothing more is wanted: lets the connection go. */
  cancel: () => void;
}

/**
 * Reads the text of an answer until it is enough to begin with, and the rest meanwhile. Even what lies in the browser's cache comes in pieces, between the other tasks of the
 * page: the last one of a long page is far behind the first.
 *
 * @param isEnough gets what has come so far
 */
export async function readInPieces(response: Response, isEnough: (start: string) => boolean): Promise<HtmlInPieces> {
  const pieces = open(response);
  while (!pieces.isOver && !isEnough(pieces.text)) await pieces.readPiece();
  const start = pieces.text;
  const readRest = async (): Promise<string> => {
    while (!pieces.isOver) await pieces.readPiece();

    return pieces.text;
  };
  const html = readRest();
  // Whoever needs it is told; a page that nobody asks for may fail in silence.
  html.catch(() => undefined);

  return { start, readAll: () => html, settled: html };
}

/**
 * Reads the text of an answer until something stands in it, and no further.
 *
 * @returns the text up to the end of that; nothing when it does not stand there
 */
export async function readUntil(response: Response, end: string): Promise<string | undefined> {
  const pieces = open(response);
  while (!pieces.isOver && !pieces.text.includes(end)) await pieces.readPiece();
  pieces.cancel();
  const place = pieces.text.indexOf(end);

  return place === -1 ? undefined : pieces.text.slice(0, place + end.length);
}

function open(response: Response): Pieces {
  const reader = (response.body ?? new Blob().stream()).getReader();
  const decoder = new TextDecoder();
  const pieces: Pieces = {
    text: '',
    isOver: false,
    async readPiece() {
      const { done, value } = await reader.read();
      pieces.text += decoder.decode(value, { stream: !done });
      pieces.isOver = done;
    },
    cancel() {
      reader.cancel().catch(() => undefined);
    },
  };

  return pieces;
}
