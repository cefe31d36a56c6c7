/** HTML on its way. */
export interface HtmlInPieces {
  /** What has come so far, or all of it. */
  start: string;
  /** All of it; rejected with a TypeError when the connection is lost. */
  html: Promise<string>;
}

/**
 * Reads the text of an answer until it is enough to begin with, and the rest meanwhile. Even what lies in the browser's cache comes in pieces, between the other tasks of the
 * page: the last one of a long page is far behind the first.
 *
 * @param isEnough gets what has come so far
 */
export async function readInPieces(response: Response, isEnough: (start: string) => boolean): Promise<HtmlInPieces> {
  const reader = (response.body ?? new Blob().stream()).getReader();
  const decoder = new TextDecoder();
  let text = '';
  /** @returns whether that was the end */
  const readPiece = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });

    return done;
  };
  let isRead = false;
  while (!isRead && !isEnough(text)) isRead = await readPiece();
  const start = text;
  const readRest = async (): Promise<string> => {
    while (!isRead) isRead = await readPiece();

    return text;
  };
  const html = readRest();
  // Whoever needs it is told; a page that nobody asks for may fail in silence.
  html.catch(() => undefined);

  return { start, html };
}
