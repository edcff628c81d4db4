import { beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from './index.ts';
import { accounts } from './contract/accounts.ts';
import { adminFiles } from './contract/adminFiles.ts';
import { upload } from './upload.ts';

const pdf = (size: number): File => {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.4'));
  return new File([bytes], 'notice.pdf', { type: 'application/pdf' });
};

/** Runs against the real server, through this page's own origin (see vitest.config.ts). */
describe('upload', () => {
  let client: ApiClient;
  beforeAll(async () => {
    // The page's first answer sets the cookie that write calls must repeat.
    await fetch('/api/overview');
    const visitor = createApiClient({
      baseUrl: '',
      session: { token: () => undefined, expired: () => false, onExpired: () => {} },
    });
    const { token } = await visitor
      .area(accounts)
      .login({ rollnumberOrEmail: 'admin@seatwise.test', password: 'Seatwise@123' });
    client = createApiClient({
      baseUrl: '',
      session: { token: () => token, expired: () => false, onExpired: () => {} },
    });
  });

  it('END-24 sends the file, reports growing progress up to the whole, and answers the status', async () => {
    const shares: number[] = [];
    const answer = await upload(
      client,
      adminFiles.uploadFile,
      { file: pdf(3_000_000), uploaderId: 5 },
      { onProgress: (share) => shares.push(share) },
    );
    expect(answer).toMatchObject({ status: 200, text: 'File uploaded.' });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('fails as an ApiError with the words of the server', async () => {
    const file = new File(['no pdf at all'], 'notice.pdf', { type: 'application/pdf' });
    await expect(
      upload(client, adminFiles.uploadFile, { file, uploaderId: 5 }),
    ).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      serverMessage: 'Unsupported file type.',
    });
  });

  it('stops when it is cancelled, and rejects with the reason', async () => {
    const stop = new AbortController();
    const sending = upload(
      client,
      adminFiles.uploadFile,
      { file: pdf(20_000_000), uploaderId: 5 },
      { signal: stop.signal },
    );
    stop.abort(new Error('cancelled by the person'));
    await expect(sending).rejects.toThrow('cancelled by the person');
    const late = upload(
      client,
      adminFiles.uploadFile,
      { file: pdf(10), uploaderId: 5 },
      { signal: stop.signal },
    );
    await expect(late).rejects.toThrow('cancelled by the person');
  });
});
