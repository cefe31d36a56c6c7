import { useListener } from '@site/src/client/useListener';
import { type OpenedFile, readDroppedFiles } from './readDroppedFiles';

/**
 * Handles files that are dropped or pasted anywhere on the page. The handler receives the element under the pointer, or
 * the focused element. It runs before the editor's handler, which would insert the text of the files, and keeps the
 * browser from opening the files instead of the page.
 */
export function useFileDrops(onDrop: (files: Promise<OpenedFile[]>, target: Element | undefined) => void): void {
  const handleFiles = (transfer: DataTransfer, target: EventTarget | null): void => {
    onDrop(readDroppedFiles(transfer), target instanceof Element ? target : undefined);
  };
  const handleDrag = (event: DragEvent): void => {
    const { dataTransfer } = event;
    if (dataTransfer?.types.includes('Files') !== true) return;
    stopEvent(event);
    if (event.type === 'drop') handleFiles(dataTransfer, event.target);
    else dataTransfer.dropEffect = 'copy';
  };
  const handlePaste = (event: ClipboardEvent): void => {
    const { clipboardData } = event;
    if (clipboardData?.types.includes('Files') !== true || isFormattedText(clipboardData)) return;
    stopEvent(event);
    handleFiles(clipboardData, event.target);
  };
  useListener(window, 'dragover', handleDrag, true);
  useListener(window, 'drop', handleDrag, true);
  useListener(window, 'paste', handlePaste, true);
}

/** Keeps the browser and other listeners from handling an event. */
function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Returns whether the clipboard contains formatted text. Office programs add a picture of the text, but the reader
 * wants to paste the text. Plain text alone proves nothing, because file managers copy the names of files as plain
 * text.
 */
function isFormattedText({ types }: DataTransfer): boolean {
  return types.includes('text/plain') && types.includes('text/html');
}
