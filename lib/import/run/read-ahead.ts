import { usualWindow } from '../formats/stages.ts';

const chunksOf = async function* <Row>(rows: AsyncIterable<Row>, first: number): AsyncGenerator<Row[]> {
  let [chunk, size]: [Row[], number] = [[], first];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    [chunk, size] = [[], usualWindow];
  }
  if (chunk.length > 0) yield chunk;
};

/**
 * Reads rows while earlier rows are being written. The first chunk of a file is a whole window, because nothing else is
 * held in memory then; the later chunks have the usual size, whatever the number of rows per write.
 */
export class ReadAhead<Row> {
  readonly #chunks: AsyncGenerator<Row[]>;
  #next: Promise<IteratorResult<Row[]>> | undefined;

  constructor(rows: AsyncIterable<Row>, firstWindow = usualWindow) {
    this.#chunks = chunksOf(rows, firstWindow);
  }

  /** Begins to read, unless reading has begun. `take` throws the errors of the reading. */
  begin(): Promise<IteratorResult<Row[]>> {
    if (this.#next === undefined) {
      this.#next = this.#chunks.next();
      this.#next.catch(() => undefined);
    }
    return this.#next;
  }

  /**
   * Yields all rows in order; `onRead` is called when the last of them have been read, which is before they are taken.
   */
  async *take(onRead: () => void): AsyncGenerator<Row> {
    for (;;) {
      const { done, value } = await this.begin();
      if (done) return;
      this.#next = undefined;
      this.begin().then(
        (next) => next.done && onRead(),
        () => undefined,
      );
      yield* value;
    }
  }

  /** Ends the reading at any point. */
  async close(): Promise<void> {
    await this.#next?.catch(() => undefined);
    await this.#chunks.return(undefined);
  }
}
