import type { Sheet } from '@seatwise/flows/shared';
import { saveFile } from './saveFile.ts';

/** Downloads a sheet as a workbook, whose writer is a lazy chunk. */
export const saveWorkbook = async (sheet: Sheet, name: string): Promise<void> => {
  const { writeWorkbook } = await import('./writeWorkbook.ts');
  const { signal } = new AbortController();
  saveFile(await writeWorkbook(sheet, () => {}, signal), `${name}.xlsx`);
};
