import { useEffect } from 'react';
import { carriesFiles } from './carriesFiles.ts';

/** A file that no target took: the browser would open it in place of the page. */
const refuse = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** While a target for files is in the page, a file dropped beside it never replaces the page. */
export const useFileDropGuard = (): void => {
  useEffect(() => {
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
};
