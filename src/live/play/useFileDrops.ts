import { useEffect, useEffectEvent } from 'react';
import { type DroppedFile, readDroppedFiles } from './files/readDroppedFiles';

/**
 * Takes files that are dropped anywhere on the page, before the editor, which would take their text for what was typed, and the browser, which would leave the page for them.
 */
export function useFileDrops(onDrop: (files: Promise<DroppedFile[]>) => void): void {
  const take = useEffectEvent((transfer: DataTransfer) => {
    onDrop(readDroppedFiles(transfer));
  });
  useEffect(() => {
    const handle = (event: DragEvent): void => {
      const { dataTransfer } = event;
      if (dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'drop') take(dataTransfer);
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
