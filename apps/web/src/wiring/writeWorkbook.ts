import type { Sheet } from '@seatwise/flows/predictor';

/** What the worker says on its way, and at last. */
type Said = { readonly share: number } | { readonly bytes: ArrayBuffer };

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** The one policy that the page may make, once; whatever it is asked for, it trusts the worker alone. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

const startWorker = async (): Promise<Worker> => {
  const { default: address } = await import('./workbookWorker.ts?worker&url');
  policy ??= trustedTypes?.createPolicy('seatwise-workbook', { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
};

/** A workbook of one sheet; tells between 0 and 1 how far it is. */
export const writeWorkbook = async (
  sheet: Sheet,
  report: (share: number) => void,
): Promise<Blob> => {
  const worker = await startWorker();
  const written = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('share' in data) report(data.share);
      else resolve(new Blob([data.bytes], { type }));
    });
    worker.addEventListener('error', (event) => {
      // Told to the console by whoever asked; not twice.
      event.preventDefault();
      reject(new Error(event.message || 'The workbook could not be written'));
    });
  });
  worker.postMessage(sheet, []);
  return written.finally(() => worker.terminate());
};
