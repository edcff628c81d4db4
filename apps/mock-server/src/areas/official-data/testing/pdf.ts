import { Readable } from 'node:stream';
import { createDeflate } from 'node:zlib';

/** The font size; Helvetica's letters are about half as wide. */
const size = 8;
const lineHeight = 10;
const [pageWidth, pageHeight] = [842, 595];

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Draws a table whose cells are boxes; a cell may have several lines. */
const tableOf = (rows: readonly (readonly string[])[], isDrawn: boolean): string => {
  let top = pageHeight - 20;
  const parts: string[] = [];
  for (const cells of rows) {
    const lines = cells.map((cell) => cell.split('\n'));
    const height = lineHeight * Math.max(...lines.map(({ length }) => length)) + 4;
    const width = (pageWidth - 40) / cells.length;
    for (const [column, ofCell] of lines.entries()) {
      const left = 20 + column * width;
      if (isDrawn) parts.push(`${left} ${top - height} ${width} ${height} re S`);
      for (const [index, line] of ofCell.entries())
        if (line !== '')
          parts.push(
            `BT /F1 ${size} Tf ${left + 3} ${top - lineHeight * (index + 1)} Td (${escaped(line)}) Tj ET`,
          );
    }
    top -= height;
  }
  return parts.join('\n');
};

/** A PDF with a table on each page, as printing to a file makes it. */
export const pdfOf = (
  pages: readonly (readonly (readonly string[])[])[],
  { isDrawn = true } = {},
): Uint8Array<ArrayBuffer> => {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((rows, index) => {
      const content = tableOf(rows, isDrawn);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** A small PDF whose only page unpacks to this many megabytes of spaces. */
export const pdfBomb = async (megabytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  const content: Buffer[] = [];
  for await (const chunk of Readable.from(Array<Buffer>(megabytes).fill(spaces)).pipe(
    createDeflate(),
  ))
    content.push(chunk as Buffer);
  const packed = Buffer.concat(content);
  const head = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R >>
endobj
4 0 obj
<< /Length ${packed.length} /Filter /FlateDecode >>
stream
`;
  const tail = '\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n';
  return new Uint8Array(Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]));
};
