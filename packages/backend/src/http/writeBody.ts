import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { slowestPace, type Pace } from './bodyChunks.ts';

/** The size of a piece, small enough to measure how fast an answer is read. */
const pieceBytes = 64 * 1024;

/**
 * Writes the body of an answer. Ends the connection of a caller who reads more slowly than the
 * pace, because unread data would stay in memory.
 */
export const writeBody = async (
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  { end, pace: { grace, bytesPerSecond } = slowestPace }: { end: boolean; pace?: Pace },
): Promise<void> => {
  let taken = 0;
  let isTaking = false;
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of body) {
      isTaking = true;
      for (let at = 0; at < chunk.byteLength; at += pieceBytes) {
        yield chunk.subarray(at, at + pieceBytes);
        taken += pieceBytes;
      }
      isTaking = false;
    }
    isTaking = true;
  }
  const judging = setInterval(() => {
    if (isTaking && taken < (bytesPerSecond * grace) / 1000) outgoing.destroy();
    taken = 0;
  }, grace);
  try {
    await pipeline(pieces, outgoing, { end });
  } finally {
    clearInterval(judging);
    // A body whose caller left before its first piece must still be released.
    await body.cancel().catch(() => undefined);
  }
};
