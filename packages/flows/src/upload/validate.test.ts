import {
  acceptedFiles,
  extensionOf,
  headLength,
  maxFileBytes,
} from '@seatwise/api-client/contract/constants/files';
import { describe, expect, it } from 'vitest';
import { contentMatches, fileProblem } from './validate.ts';

const pdf = { name: 'notice.pdf', type: 'application/pdf', size: 1000 };

describe('extensionOf', () => {
  it('ADF-14 ADF-15 knows what the contract accepts', () => {
    expect(Object.keys(acceptedFiles)).toEqual(['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']);
  });

  it.each([
    ['notice.pdf', 'pdf'],
    ['NOTICE.PDF', 'pdf'],
    ['round 1.docx', 'docx'],
    ['MCC.2025.v2.jpg', 'jpg'],
    ['100% seats.png', 'png'],
    ['50%20off.png', 'png'],
    [`${'a'.repeat(251)}.pdf`, 'pdf'],
  ])('ADF-15 trusts %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  it.each([
    'notice',
    'notice.',
    'pdf',
    '.pdf',
    '.notice.pdf',
    'notice.txt',
    'notice.exe',
    'notice.exe.pdf',
    'notice.html.pdf',
    'notice.HTM.pdf',
    'notice.pdf.svg',
    'notice.pdf%00.exe',
    'notice\0.pdf',
    'notice%00.pdf',
    'notice\u202Efdp.pdf',
    'notice\u2067.pdf',
    '../notice.pdf',
    ' notice.pdf',
    '\u200bnotice.pdf',
    '..%2Fnotice.pdf',
    'C:\\notice.pdf',
    'notice.constructor',
    `${'a'.repeat(252)}.pdf`,
  ])('ADF-16 does not trust %j', (name) => {
    expect(extensionOf(name)).toBeUndefined();
  });
});

describe('fileProblem', () => {
  it.each([
    ['application/pdf'],
    ['APPLICATION/PDF'],
    ['application/pdf; charset=binary'],
    [''],
    ['application/octet-stream'],
  ])('ADF-14 accepts a PDF that is declared as %j', (type) => {
    expect(fileProblem({ ...pdf, type })).toBeUndefined();
  });

  it.each([
    ['an unlisted name', { ...pdf, name: 'notice.txt' }],
    ['an unlisted type', { ...pdf, type: 'text/html' }],
    ['a type that is not the name’s', { ...pdf, type: 'image/png' }],
    ['a large text', { name: 'a.txt', type: 'text/plain', size: maxFileBytes + 1 }],
  ])('ADF-16 refuses %s', (_, file) => {
    expect(fileProblem(file)).toBe('Unsupported file type.');
  });

  it('ADF-18 CON-38 accepts 50 MB to the byte', () => {
    expect(maxFileBytes).toBe(52_428_800);
    expect(fileProblem({ ...pdf, size: maxFileBytes })).toBeUndefined();
    expect(fileProblem({ ...pdf, size: maxFileBytes + 1 })).toBe(
      'File too large. Max 50MB allowed.',
    );
  });

  it('refuses an empty file', () => {
    expect(fileProblem({ ...pdf, size: 1 })).toBeUndefined();
    expect(fileProblem({ ...pdf, size: 0 })).toBe('The file is empty.');
  });
});

describe('contentMatches', () => {
  const heads = {
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
    doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    docx: [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00],
    jpg: [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46],
    jpeg: [0xff, 0xd8, 0xff, 0xe1, 0x00, 0x10, 0x45, 0x78],
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  };
  const names = Object.keys(heads) as (keyof typeof heads)[];

  it('ADF-13 tells each kind from every other', () => {
    const isJpeg = (name: string) => name.startsWith('jp');
    for (const named of names)
      for (const written of names)
        expect(
          contentMatches(`a.${named}`, new Uint8Array(heads[written])),
          `${written} named ${named}`,
        ).toBe(named === written || (isJpeg(named) && isJpeg(written)));
  });

  it.each(names)('looks at every byte of the mark of a %s', (name) => {
    const head = new Uint8Array(heads[name]);
    expect(headLength).toBe(head.length);
    const marked = { pdf: 5, doc: 8, docx: 4, jpg: 3, jpeg: 3, png: 8 }[name];
    for (let index = 0; index < marked; index += 1) {
      const damaged = head.map((octet, at) => (at === index ? octet ^ 1 : octet));
      expect(contentMatches(`a.${name}`, damaged)).toBe(false);
    }
    expect(contentMatches(`a.${name}`, head.slice(0, marked - 1))).toBe(false);
  });

  it('trusts no content under a name that it does not know', () => {
    expect(contentMatches('a.txt', new Uint8Array(heads.pdf))).toBe(false);
  });
});
