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
 * Rows that are read while those before them are written: of a file the first window, while nothing else is held in
 * memory, and then a usual one, however many rows are written at once.
 */
export class ReadAhead<Row> {
  readonly #chunks: AsyncGenerator<Row[]>;
  #next: Promise<IteratorResult<Row[]>> | undefined;

  constructor(rows: AsyncIterable<Row>, firstWindow = usualWindow) {
    this.#chunks = chunksOf(rows, firstWindow);
  }

  /** Begins to read, unless that has begun. What goes wrong is thrown where the rows are taken. */
  begin(): Promise<IteratorResult<Row[]>> {
    if (this.#next === undefined) {
      this.#next = this.#chunks.next();
      this.#next.catch(() => undefined);
    }
    return this.#next;
  }

  /** All rows in order; `onRead` is called when the last of them have been read, which is before they are taken. */
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

  /** Ends the reading, wherever it is. */
  async close(): Promise<void> {
    await this.#next?.catch(() => undefined);
    await this.#chunks.return(undefined);
  }
}
