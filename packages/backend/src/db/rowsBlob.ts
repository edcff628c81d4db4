/** Reads the bytes of a range in pieces, each on demand. */
export type ReadRange = (start: number, end: number) => AsyncIterable<Uint8Array<ArrayBuffer>>;

/** A file whose bytes are read from a database on demand, so that it takes no memory. */
export class RowsBlob extends Blob {
  readonly #size: number;
  readonly #read: ReadRange;

  constructor(size: number, read: ReadRange) {
    super();
    this.#size = size;
    this.#read = read;
  }

  override get size(): number {
    return this.#size;
  }

  override slice(start = 0, end = this.#size): RowsBlob {
    const within = (at: number) => Math.min(at < 0 ? Math.max(0, this.#size + at) : at, this.#size);
    const from = within(start);
    const length = Math.max(0, within(end) - from);
    return new RowsBlob(length, (first, last) => this.#read(from + first, from + last));
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const pieces = this.#read(0, this.#size)[Symbol.asyncIterator]();
    return new ReadableStream(
      {
        pull: async (controller) => {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: async () => void (await pieces.return?.()),
      },
      { highWaterMark: 0 },
    );
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const all = new Uint8Array(this.#size);
    let at = 0;
    for await (const piece of this.#read(0, this.#size)) {
      all.set(piece, at);
      at += piece.byteLength;
    }
    return all;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }
}
