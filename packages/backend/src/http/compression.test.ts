import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createCompressor } from './compression.ts';

describe('the compressor', () => {
  const request = new Request('http://localhost/large', { headers: { 'accept-encoding': 'br' } });
  const answer = (etag: string, text: string): Response =>
    new Response(text.repeat(1000), { headers: { 'content-type': 'application/json', etag } });

  it('reads no body again whose packed form is cached, and packs what is new', async () => {
    const compress = createCompressor();
    const first = await (await compress(request, answer('"1"', 'old '))).bytes();
    const again = answer('"1"', 'old ');
    const read = vi.spyOn(again, 'bytes');
    expect(await (await compress(request, again)).bytes()).toEqual(first);
    expect(read).not.toHaveBeenCalled();
    const next = await (await compress(request, answer('"2"', 'new '))).bytes();
    expect(brotliDecompressSync(next).toString()).toBe('new '.repeat(1000));
  });
});
