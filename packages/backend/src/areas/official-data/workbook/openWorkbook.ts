import { pdfLimits } from '@seatwise/api-client/contract/constants/data';
import { isPdf, type ReadWorkbook } from './readWorkbook.ts';
import type { SheetRows } from './sheets.ts';
import { refusal } from './refusals.ts';
import { requireReadable } from './requireReadable.ts';

const headBytes = 5;

/** Refuses a file that is not a PDF, or too large. */
const requirePdf = async (file: Blob): Promise<void> => {
  if (!isPdf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))) throw refusal('notPdf');
  if (file.size > pdfLimits.bytes) throw refusal('largePdf');
};

/** Reads the rows of a sheet in batches, or the first rows of each visible sheet. */
export async function* sheetsIn(
  file: Blob,
  read: ReadWorkbook,
  { format, sheet }: { readonly format: 'xlsx' | 'pdf'; readonly sheet: string | null },
): AsyncGenerator<SheetRows> {
  await (format === 'pdf' ? requirePdf : requireReadable)(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  for await (const batch of read(bytes, sheet)) {
    if ('refused' in batch) throw refusal(batch.refused);
    yield batch;
  }
}
