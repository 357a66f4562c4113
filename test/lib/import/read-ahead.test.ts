import { describe, expect, it } from 'vitest';
import { usualWindow } from '../../../lib/import/formats/stages.ts';
import { ReadAhead } from '../../../lib/import/run/read-ahead.ts';

const never = (): void => undefined;

/** Counts up, and notes how far it has come and whether its file is open. */
class Rows {
  read = 0;
  isOpen = false;

  async *upTo(end: number, failure?: Error): AsyncGenerator<number> {
    this.isOpen = true;
    try {
      while (this.read < end) {
        this.read += 1;
        yield this.read;
      }
      if (failure !== undefined) throw failure;
    } finally {
      this.isOpen = false;
    }
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('rows that are read ahead', () => {
  it('come in order, all of them', async () => {
    const total = 2 * usualWindow + 5;
    const rows = await Array.fromAsync(new ReadAhead(new Rows().upTo(total)).take(never));
    expect(rows).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });

  it('are a window more than those that are worked on, and no more', async () => {
    const rows = new Rows();
    const ahead = new ReadAhead(rows.upTo(10 * usualWindow));
    await ahead.take(never).next();
    await settled();
    expect(rows.read).toBe(2 * usualWindow);
    await ahead.close();
  });

  it('begin with the first window of their file', async () => {
    const rows = new Rows();
    const ahead = new ReadAhead(rows.upTo(10 * usualWindow), 3 * usualWindow);
    await ahead.begin();
    await settled();
    expect(rows.read).toBe(3 * usualWindow);
    await ahead.take(never).next();
    await settled();
    expect(rows.read).toBe(4 * usualWindow);
    await ahead.close();
  });

  it('report that all are read while they are still worked on', async () => {
    let isRead = false;
    const taken = new ReadAhead(new Rows().upTo(3)).take(() => {
      isRead = true;
    });
    expect((await taken.next()).value).toBe(1);
    await settled();
    expect(isRead).toBe(true);
  });

  it('fail where they are taken, after those that were read before', async () => {
    const failure = new Error('the file has changed');
    const taken = new ReadAhead(new Rows().upTo(usualWindow, failure)).take(never);
    for (let row = 0; row < usualWindow; row += 1) await taken.next();
    await expect(taken.next()).rejects.toBe(failure);
  });

  it.each([
    { when: 'before any was taken', taken: 0 },
    { when: 'in their midst', taken: 3 },
  ])('leave no file open when they are ended $when', async ({ taken }) => {
    const rows = new Rows();
    const ahead = new ReadAhead(rows.upTo(10 * usualWindow));
    const begun = ahead.begin();
    const each = ahead.take(never);
    for (let row = 0; row < taken; row += 1) await each.next();
    await ahead.close();
    await begun;
    expect(rows.read).toBeGreaterThan(0);
    expect(rows.isOpen).toBe(false);
  });
});
