import { useEffect } from 'react';

/** Whether a drag contains files; browsers reveal their types only on drop. */
export const carriesFiles = ({ types }: { readonly types: readonly string[] }): boolean =>
  types.includes('Files');

/** Rejects a file that no target has accepted, because the browser would navigate to it. */
const reject = (event: DragEvent): void => {
  if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** Prevents a file dropped outside of any target from replacing the page. */
export const useFileDropGuard = (): void => {
  useEffect(() => {
    addEventListener('dragover', reject);
    addEventListener('drop', reject);
    return () => {
      removeEventListener('dragover', reject);
      removeEventListener('drop', reject);
    };
  }, []);
};
