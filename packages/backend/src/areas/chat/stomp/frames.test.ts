import { FrameImpl, Parser } from '@stomp/stompjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameError, FrameReader, writeFrame, type Frame } from './frames.ts';

const limit = 64 * 1024;
const read = (...pieces: (string | Uint8Array)[]): Frame[] => {
  const reader = new FrameReader(limit);
  return pieces.flatMap((piece) => Array.from(reader.push(piece)));
};
const plain = (frames: Frame[]) =>
  frames.map(({ headers, ...frame }) => ({ ...frame, headers: { ...headers } }));

const frameArbitrary = fc.record({
  command: fc.constantFrom('SEND', 'SUBSCRIBE', 'DISCONNECT'),
  headers: fc.dictionary(
    fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((name) => name !== 'content-length' && name !== '__proto__'),
    fc.string({ unit: 'grapheme' }),
    { maxKeys: 5 },
  ),
  body: fc.string({ unit: 'grapheme', maxLength: 300 }),
});

describe('FrameReader', () => {
  it('reads what writeFrame wrote, in pieces of any size and with heart-beats between', () => {
    fc.assert(
      fc.property(
        fc.array(frameArbitrary, { maxLength: 4 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (frames, cuts) => {
          const text = frames
            .map(({ command, headers, body }) => writeFrame(command, headers, body))
            .join('\n\r\n');
          const octets = new TextEncoder().encode(text);
          const edges = [
            0,
            ...cuts.map((cut) => cut % (octets.length + 1)).toSorted((a, b) => a - b),
            octets.length,
          ];
          const pieces = edges.slice(1).map((edge, index) => octets.subarray(edges[index], edge));
          const expected = frames.map(({ command, headers, body }) => ({
            command,
            headers:
              body === ''
                ? headers
                : { ...headers, 'content-length': String(new TextEncoder().encode(body).length) },
            body,
          }));
          expect(plain(read(...pieces))).toEqual(expected);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reads one octet at a time', () => {
    const octets = new TextEncoder().encode(
      writeFrame('SEND', { destination: '/app/chat/send' }, 'नमस्ते'),
    );
    expect(read(...Array.from(octets, (octet) => Uint8Array.of(octet)))).toHaveLength(1);
  });

  it('gives out several frames that came in one piece', () => {
    const text = writeFrame('SEND', { n: '1' }, 'a') + writeFrame('SEND', { n: '2' }, 'b');
    expect(read(text).map(({ body }) => body)).toEqual(['a', 'b']);
  });

  it('keeps a NUL inside a body of known length', () => {
    expect(read('SEND\ncontent-length:3\n\na\0b\0')[0]!.body).toBe('a\0b');
  });

  it('takes carriage returns before line feeds', () => {
    const [frame] = read('SEND\r\ndestination:/x\r\n\r\nhi\0');
    expect(frame).toMatchObject({ command: 'SEND', body: 'hi' });
    expect({ ...frame!.headers }).toEqual({ destination: '/x' });
  });

  it('never trims, and of a repeated header keeps the first', () => {
    const [frame] = read('SEND\nname:  spaced \nname:second\n\n\0');
    expect(frame!.headers['name']).toBe('  spaced ');
  });

  it('undoes escapes, but leaves CONNECT as it is', () => {
    const escaped = 'a\\cb\\\\c\\nd\\re';
    expect(read(`SEND\nname:${escaped}\n\n\0`)[0]!.headers['name']).toBe('a:b\\c\nd\re');
    expect(read(`CONNECT\nname:${escaped}\n\n\0`)[0]!.headers['name']).toBe(escaped);
  });

  it('keeps prototype names as plain headers', () => {
    const [frame] = read('SEND\n__proto__:x\nconstructor:y\n\n\0');
    expect(frame!.headers['__proto__']).toBe('x');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['an unknown escape', 'SEND\nname:a\\tb\n\n\0'],
    ['an escape at the end', 'SEND\nname:a\\\n\n\0'],
    ['a header without colon', 'SEND\nname\n\n\0'],
    ['a header without name', 'SEND\n:value\n\n\0'],
    ['a length that is no number', 'SEND\ncontent-length:abc\n\n\0'],
    ['a negative length', 'SEND\ncontent-length:-1\n\n\0'],
    ['a body longer than its length', 'SEND\ncontent-length:1\n\nabc\0'],
    ['a NUL among the headers', 'SEND\nna\0me:x\n\n\0'],
    ['endless headers', `SEND\n${'x:y\n'.repeat(5000)}`],
  ])('refuses %s', (_, text) => {
    expect(() => read(text)).toThrow(FrameError);
  });

  it('refuses octets that are not UTF-8', () => {
    expect(() => read(Uint8Array.of(0x53, 0x45, 0x4e, 0x44, 0x0a, 0x0a, 0xff, 0xfe, 0x00))).toThrow(
      FrameError,
    );
  });

  it('takes a frame of exactly 64 kB and refuses one octet more, known length or not', () => {
    const head = 'SEND\nname:x\n\n';
    const fits = head + 'a'.repeat(limit - head.length);
    expect(read(`${fits}\0`)).toHaveLength(1);
    expect(() => read(`${fits}a\0`)).toThrow(FrameError);
    expect(() => read(`${fits}a`)).toThrow(FrameError);
    expect(() => read(`SEND\ncontent-length:${limit}\n\n`)).toThrow(FrameError);
  });

  it('throws nothing but a FrameError, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.uint8Array(), fc.string({ unit: 'binary' })), { maxLength: 6 }),
        (pieces) => {
          try {
            read(...pieces);
          } catch (error) {
            expect(error).toBeInstanceOf(FrameError);
          }
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

describe('writeFrame', () => {
  it('is read by the real client', () => {
    const frames: { command: string; body: string }[] = [];
    const parser = new Parser(
      (raw) => frames.push(FrameImpl.fromRawFrame(raw, true)),
      () => {},
    );
    parser.parseChunk(
      writeFrame(
        'MESSAGE',
        { destination: '/topic/x', 'message-id': '1', subscription: 's' },
        'नमस्ते: \n ok',
      ),
    );
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({ command: 'MESSAGE', body: 'नमस्ते: \n ok' });
  });
});
