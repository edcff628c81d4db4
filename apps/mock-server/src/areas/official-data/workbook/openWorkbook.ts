import type { ReadWorkbook } from './readWorkbook.ts';
import type { SheetRows } from './sheets.ts';
import { refusal } from './refusals.ts';
import { requireReadable } from './requireReadable.ts';

/** Reads the rows of a sheet in batches, or the first rows of each sheet that is shown. */
export async function* sheetsIn(
  file: Blob,
  read: ReadWorkbook,
  sheet: string | null,
): AsyncGenerator<SheetRows> {
  await requireReadable(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  for await (const batch of read(bytes, sheet)) {
    if ('refused' in batch) throw refusal(batch.refused);
    yield batch;
  }
}
