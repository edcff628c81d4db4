import { colleges } from '@seatwise/api-client/contract/colleges';
import { afterEach, expect, it, vi } from 'vitest';
import { plainCollege as college } from '../testing/plainCollege.ts';
import { takeEmbedded } from './embedded.ts';

const leftOut = { report: vi.fn<() => void>() } as unknown as Parameters<
  typeof takeEmbedded
>[1]['leftOut'];

/** A page with a data block, which can be removed. */
const pageWith = (textContent: string): void => {
  let block: object | null = { textContent, remove: () => (block = null) };
  vi.stubGlobal('document', { querySelector: () => block });
};

afterEach(() => vi.unstubAllGlobals());

it('BEY-COL-06 takes the answer that the server wrote into the page, once', async () => {
  pageWith(JSON.stringify(college));
  const take = () => takeEmbedded(colleges.readCollege, { leftOut });
  await expect(take()).resolves.toEqual(college);
  await expect(take()).resolves.toBeUndefined();
});

it.each(['', '{', '[]', '{"name":7}'])('leaves what cannot be read, such as %j', async (text) => {
  pageWith(text);
  await expect(takeEmbedded(colleges.readCollege, { leftOut })).resolves.toBeUndefined();
});
