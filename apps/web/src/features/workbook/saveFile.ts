import type { Sheet } from '@seatwise/flows/shared';

/** How long the object URL stays valid, in milliseconds. */
const grace = 10_000;

/** Downloads generated content as a file. */
export const saveFile = (content: Blob | string, name: string): void => {
  const file =
    content instanceof Blob ? content : new Blob([content], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), grace);
};

/** Downloads a sheet as a workbook, whose writer is a lazy chunk. */
export const saveWorkbook = async (sheet: Sheet, name: string): Promise<void> => {
  const { writeWorkbook } = await import('./writeWorkbook.ts');
  const { signal } = new AbortController();
  saveFile(await writeWorkbook(sheet, () => {}, signal), `${name}.xlsx`);
};
