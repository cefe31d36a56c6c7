import { useEffect, useEffectEvent } from 'react';
import { type DroppedFile, readDroppedFiles } from './files/readDroppedFiles';

/**
 * Handles files that are dropped anywhere on the page. The handler receives the element under the pointer. It runs
 * before the editor, which would insert the text of the files, and before the browser, which would open the files
 * instead of the page.
 */
export function useFileDrops(onDrop: (files: Promise<DroppedFile[]>, target: Element | undefined) => void): void {
  const take = useEffectEvent((transfer: DataTransfer, target: EventTarget | null) => {
    onDrop(readDroppedFiles(transfer), target instanceof Element ? target : undefined);
  });
  useEffect(() => {
    const handle = (event: DragEvent): void => {
      const { dataTransfer } = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'drop') take(dataTransfer, event.target);
      else dataTransfer.dropEffect = 'copy';
    };
    window.addEventListener('dragover', handle, true);
    window.addEventListener('drop', handle, true);
    return () => {
      window.removeEventListener('dragover', handle, true);
      window.removeEventListener('drop', handle, true);
    };
  }, []);
}
