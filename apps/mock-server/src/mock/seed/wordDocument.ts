import { writeZip } from '@seatwise/backend/files/zip';
import { escapeHtml } from '@seatwise/backend/html';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageSchema = 'http://schemas.openxmlformats.org/package/2006';
const officeSchema = 'http://schemas.openxmlformats.org/officeDocument/2006';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:r>${properties}<w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r></w:p>`;

/** The smallest possible Word document: three parts in an archive. */
export const wordDocument = (title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> =>
  writeZip({
    '[Content_Types].xml': `${declaration}<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${officeSchema}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph(title, '<w:rPr><w:b/><w:sz w:val="40"/></w:rPr>')}${lines.map((line) => paragraph(line)).join('')}${paragraph('Sample document of Seatwise. No official notice.')}</w:body></w:document>`,
  });
