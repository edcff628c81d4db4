import { HttpError } from '../httpError.ts';

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** A classroom may share an address; each download takes a quarter of a megabyte of memory. */
const mostOfAddress = 24;
const mostOfAll = 200;
const waitMs = 5000;

/** Passes a stream on as it is read, and calls `over` once at its end. */
const untilOver = (stream: Bytes, over: () => void): Bytes => {
  const reader = stream.getReader();
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        over();
      },
      cancel: async (reason) => {
        over();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};

/** Limits concurrent downloads, per address and in total. */
export const createDownloads = () => {
  const byAddress = new Map<string | undefined, number>();
  let all = 0;
  return {
    /** Throws a 429 or a 503 at the limit; counts this download until it is read or cancelled. */
    bound: (stream: Bytes, peer: string | undefined): Bytes => {
      const own = byAddress.get(peer) ?? 0;
      if (peer !== undefined && own >= mostOfAddress)
        throw HttpError.tooMany('Too many downloads at once. Try again in a moment.', waitMs);
      if (all >= mostOfAll)
        throw new HttpError(
          503,
          'Too many people are downloading. Try again in a moment.',
          {},
          { 'retry-after': String(waitMs / 1000) },
        );
      byAddress.set(peer, own + 1);
      all += 1;
      let isOver = false;
      return untilOver(stream, () => {
        if (isOver) return;
        isOver = true;
        all -= 1;
        const left = byAddress.get(peer)! - 1;
        if (left > 0) byAddress.set(peer, left);
        else byAddress.delete(peer);
      });
    },
  };
};

export type Downloads = ReturnType<typeof createDownloads>;
