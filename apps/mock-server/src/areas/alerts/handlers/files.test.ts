import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { files } from '@seatwise/api-client/contract/files';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';
import { writeZip } from '@seatwise/backend/files/zip';

let host: Host;
let token: string;
beforeEach(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

interface ListedFile {
  readonly id: number;
  readonly fileName: string;
  readonly fileType: string;
  readonly fileSize: number;
  readonly uploadedAt: string;
  readonly viewUrl: string | null;
  readonly fileUrl: string | null;
}

const list = async () => (await read(call(host, files.listFiles, {}))).body as ListedFile[];
const download = (id: number) => call(host, files.downloadFile, { 'field-id': id });
const bytes = (...octets: number[]) =>
  Uint8Array.from([...octets, ...Array.from({ length: 20 }, () => 0)]);

const contents: Record<string, Uint8Array<ArrayBuffer>> = {
  pdf: new TextEncoder().encode('%PDF-1.7\n'),
  png: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  doc: bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  docx: writeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
};

const send = (name: string, content: Uint8Array<ArrayBuffer>, type = '') =>
  read(
    call(
      host,
      adminFiles.uploadFile,
      { file: new File([content], name, { type }), uploaderId: 1 },
      { token },
    ),
  );

describe('END-06 the list', () => {
  it('EVT-15 answers every specified field, newest first', async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(20);
    expect(Object.keys(all[0]!)).toEqual([
      'id',
      'fileName',
      'fileType',
      'fileSize',
      'uploaderName',
      'uploadedAt',
      'viewUrl',
      'fileUrl',
    ]);
    const times = all.map(({ uploadedAt }) => Date.parse(uploadedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('leads to files that open: by viewUrl in place, by fileUrl as a download, and to some by neither', async () => {
    const all = await list();
    const viewable = all.find(({ viewUrl }) => viewUrl)!;
    const view = await host.fetch(viewable.viewUrl!);
    expect(view.headers.get('content-disposition')).toMatch(/^inline;/);
    expect((await view.bytes()).length).toBe(viewable.fileSize);
    const downloadable = all.find(({ viewUrl, fileUrl }) => !viewUrl && fileUrl)!;
    expect((await host.fetch(downloadable.fileUrl!)).headers.get('content-disposition')).toMatch(
      /^attachment;/,
    );
    expect(all.some(({ viewUrl, fileUrl }) => !viewUrl && !fileUrl)).toBe(true);
  });
});

describe('END-07 the download', () => {
  it('sends every file of the default dataset with its true bytes and its name', async () => {
    const starts: Record<string, string> = {
      'application/pdf': '%PDF-',
      'image/png': '\u0089PNG',
      'image/jpeg': '\u00ff\u00d8\u00ff',
    };
    for (const { id, fileName, fileType, fileSize } of await list()) {
      const response = await download(id);
      expect(response.headers.get('content-type')).toBe(fileType);
      expect(response.headers.get('content-disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent(fileName).replaceAll('(', '%28').replaceAll(')', '%29')}`,
      );
      const content = await response.bytes();
      expect(content.length).toBe(fileSize);
      expect(String.fromCharCode(...content.subarray(0, 8))).toContain(starts[fileType] ?? 'PK');
    }
  });

  it.each([['999999'], ['0'], ['-1'], ['../1'], ['1e1'], [''], ['%2e%2e%2f']])(
    'answers field-id=%s with 400 or 404',
    async (id) => {
      const { status } = await host.fetch(`/api/files/download?field-id=${id}`);
      expect([400, 404]).toContain(status);
    },
  );
});

describe('END-24 the upload', () => {
  it.each(Object.keys(contents))(
    'takes a %s whose content is one, and gives it back unchanged',
    async (extension) => {
      expect(await send(`Notice.${extension}`, contents[extension]!)).toMatchObject({
        status: 200,
        body: 'File uploaded.',
      });
      const [newest] = await list();
      expect(newest).toMatchObject({
        fileName: `Notice.${extension}`,
        fileSize: contents[extension]!.length,
      });
      expect(await (await download(newest!.id)).bytes()).toEqual(contents[extension]);
    },
  );

  it('takes capital endings, dots inside and names of any script', async () => {
    for (const name of ['NOTICE.PDF', 'Round.2.Notice.pdf', 'सूचना परामर्श.pdf', "it's (new).pdf"])
      expect((await send(name, contents['pdf']!)).status).toBe(200);
    expect((await list()).map(({ fileName }) => fileName)).toContain('सूचना परामर्श.pdf');
  });

  it('names the signed-in user as the uploader, whatever the form says', async () => {
    await send('Mine.pdf', contents['pdf']!);
    expect((await list())[0]).toMatchObject({ uploaderName: 'Priya Nair' });
  });

  it.each([
    ['another type', 'notes.txt', contents['pdf']!, ''],
    ['no ending', 'notice', contents['pdf']!, ''],
    ['only an ending', '.pdf', contents['pdf']!, ''],
    ['a hidden second ending', 'invoice.exe.pdf', contents['pdf']!, ''],
    ['a script ending inside', 'page.html.png', contents['png']!, ''],
    ['a NUL in the name', 'a.pdf\u0000.exe', contents['pdf']!, ''],
    ['an encoded NUL', 'evil.php%00.pdf', contents['pdf']!, ''],
    ['a turned-round name', 'cv\u202efdp.exe.pdf', contents['pdf']!, ''],
    ['a path', '../../etc/passwd.pdf', contents['pdf']!, ''],
    ['an encoded path', '..%2f..%2fpasswd.pdf', contents['pdf']!, ''],
    ['a space in front', ' a.pdf', contents['pdf']!, ''],
    ['a space behind', 'a.pdf ', contents['pdf']!, ''],
    ['a name with nothing to see in it', 'a\u200b.pdf', contents['pdf']!, ''],
    ['an endless name', `${'a'.repeat(300)}.pdf`, contents['pdf']!, ''],
    ['a declared type that differs', 'notice.pdf', contents['pdf']!, 'text/html'],
    ['a picture that calls itself a PDF', 'notice.pdf', contents['png']!, ''],
    [
      'a web page that calls itself a picture',
      'photo.png',
      new TextEncoder().encode('<html><script>'),
      'image/png',
    ],
    [
      'any archive that calls itself a Word document',
      'notice.docx',
      writeZip({ 'evil.js': 'x' }),
      '',
    ],
    ['octets that only begin as an archive', 'notice.docx', bytes(0x50, 0x4b, 3, 4), ''],
  ])('refuses %s', async (_, name, content, type) => {
    const before = host.backend.db.files.size;
    expect(await send(name, content, type)).toMatchObject({
      status: 400,
      body: { message: 'Unsupported file type.' },
    });
    expect(host.backend.db.files.size).toBe(before);
  });

  it.each([
    ['of one entry', { 'word/media/a.bin': new Uint8Array(40 * 1024 * 1024) }],
    [
      'of 50 small entries',
      Object.fromEntries(
        Array.from({ length: 50 }, (_, index) => [`word/${index}.xml`, new Uint8Array(1_000_000)]),
      ),
    ],
  ])(
    'refuses a Word document that unpacks into a flood %s, whatever its directory says',
    { timeout: 60_000 },
    async (_, flood) => {
      const parts = {
        '[Content_Types].xml': strToU8('<Types/>'),
        'word/document.xml': strToU8('x'),
      };
      const bomb = zipSync({ ...parts, ...flood });
      expect(bomb.length).toBeLessThan(1024 * 1024);
      expect((await send('bomb.docx', bomb)).status).toBe(400);
      const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
      for (let at = 0; at < bomb.length - 4; at += 1) {
        if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
        if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
      }
      expect((await send('lie.docx', bomb)).status).toBe(400);
    },
  );

  it('takes a Word document whose parts are packed', async () => {
    const packed = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8('<w:t>Round 2</w:t>'.repeat(50_000)),
    });
    expect((await send('notice.docx', packed)).status).toBe(200);
  });

  it('keeps nothing of a file that it refuses', async () => {
    const { blobs } = host.backend.db;
    const create = vi.spyOn(blobs, 'create');
    const isKept = async (): Promise<boolean> =>
      (await blobs.read(create.mock.lastCall![0])) !== undefined;
    await send('notice.pdf', contents['png']!);
    expect(await isKept()).toBe(false);
    await send('notice.pdf', contents['pdf']!);
    expect(await isKept()).toBe(true);
  });

  it('refuses an empty file and a form without one', async () => {
    expect(await send('empty.pdf', new Uint8Array())).toMatchObject({
      status: 400,
      body: { message: 'The file is empty.' },
    });
    const form = new FormData();
    form.append('uploaderId', '5');
    const response = await host.fetch('/api/admin/files/upload', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(400);
  });
});

describe('END-25 the removal', () => {
  it('takes the file away, its bytes too, and answers text', async () => {
    const [newest] = await list();
    expect(
      await read(call(host, adminFiles.deleteFile, { id: newest!.id }, { token })),
    ).toMatchObject({ status: 200, body: 'File deleted.' });
    expect((await download(newest!.id)).status).toBe(404);
    expect((await host.fetch(newest!.viewUrl!)).status).toBe(404);
    expect((await call(host, adminFiles.deleteFile, { id: newest!.id }, { token })).status).toBe(
      404,
    );
  });

  it('never gives a number twice', async () => {
    await send('First.pdf', contents['pdf']!);
    const [first] = await list();
    await call(host, adminFiles.deleteFile, { id: first!.id }, { token });
    await send('Second.pdf', contents['pdf']!);
    expect((await list())[0]!.id).toBeGreaterThan(first!.id);
  });
});

describe('another name', () => {
  const rename = async (fileName: string) => {
    const [file] = await list();
    const { id } = file!;
    const { status } = await read(call(host, adminFiles.renameFile, { id, fileName }, { token }));
    return { status, before: file!.fileName, after: (await list())[0]!.fileName, id };
  };

  it('BEY-ADF-02 is given in place, for the list and the download, and noted with the old one', async () => {
    const { status, before, after, id } = await rename('Revised schedule, Round 1.PDF');
    expect([status, after]).toEqual([200, 'Revised schedule, Round 1.PDF']);
    expect((await download(id)).headers.get('content-disposition')).toContain('Revised');
    expect(host.backend.db.auditEntries.all().at(-1)).toMatchObject({
      operation: 'renameFile',
      changes: [{ field: 'fileName', before, after }],
    });
  });

  it('BEY-ATK-32 takes no name of another back unseen', async () => {
    const [file] = await list();
    const { id, fileName } = file!;
    const save = (name: string, shown: string) =>
      read(
        call(
          host,
          adminFiles.renameFile,
          { id, fileName: name, seen: { fileName: shown } },
          { token },
        ),
      );
    expect((await save('Schedule of Round 2.pdf', fileName)).status).toBe(200);
    expect(await save('Round 2.pdf', fileName)).toMatchObject({
      status: 409,
      body: { conflicts: [{ field: 'fileName', value: 'Schedule of Round 2.pdf' }] },
    });
    expect((await list())[0]!.fileName).toBe('Schedule of Round 2.pdf');
    expect((await save('Round 2.pdf', 'Schedule of Round 2.pdf')).status).toBe(200);
  });

  it.each(['Schedule', 'Schedule.png', '../Schedule.pdf', 'Schedule.exe.pdf', ' .pdf'])(
    'BEY-ADF-02 cannot be %s',
    async (fileName) => {
      const { status, before, after } = await rename(fileName);
      expect([status, after]).toEqual([400, before]);
    },
  );
});
