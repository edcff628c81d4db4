import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { slowestPace, type Pace } from './bodyChunks.ts';

/** Small enough to measure how fast an answer is taken. */
const pieceBytes = 64 * 1024;

/**
 * Writes the body of an answer, and ends the connection of a caller who takes it more slowly than
 * the pace: what nobody reads would stay in memory.
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
    // One whose caller left before its first piece still has to be let go.
    await body.cancel().catch(() => undefined);
  }
};
