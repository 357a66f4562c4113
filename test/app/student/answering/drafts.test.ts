import { describe, expect, it } from 'vitest';
import { keptDays, openDrafts } from '../../../../app/src/student/answering/drafts.ts';

/** What a browser stores, in memory. */
class MemoryStorage implements Storage {
  readonly items = new Map<string, string>();
  [name: string]: unknown;
  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
  removeItem(name: string): void {
    this.items.delete(name);
  }
  clear(): void {
    this.items.clear();
  }
}

const { subtle } = globalThis.crypto;
const [ada, bob] = ['a'.repeat(43), 'b'.repeat(43)];
const evaluation = '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60';
const answers = { goals: { value: 4, comment: 'Too early in the morning' } };
const day = 86_400_000;

const openAs = (code: string, storage: Storage, now = 0) => openDrafts(code, { storage, subtle, now: () => now });

describe('drafts', () => {
  it('are read by who wrote them, also after the page was closed', async () => {
    const storage = new MemoryStorage();
    await (await openAs(ada, storage)).write(evaluation, answers);
    expect(await (await openAs(ada, storage)).read(evaluation)).toEqual(answers);
  });

  it('reveal to another student of the same browser neither what was answered nor that it was this evaluation', async () => {
    const storage = new MemoryStorage();
    await (await openAs(ada, storage)).write(evaluation, answers);
    expect(await (await openAs(bob, storage)).read(evaluation)).toBeUndefined();
    const kept = JSON.stringify([...storage.items]);
    for (const word of ['goals', 'morning', evaluation, ada]) expect(kept).not.toContain(word);
    // Nor that it is the same evaluation.
    await (await openAs(bob, storage)).write(evaluation, answers);
    expect(storage.length).toBe(2);
  });

  it('are not taken from one evaluation for another', async () => {
    const storage = new MemoryStorage();
    const drafts = await openAs(ada, storage);
    await drafts.write(evaluation, answers);
    const [[, content] = ['', '']] = [...storage.items];
    await drafts.write('another', {});
    const other = [...storage.items.keys()].at(-1) ?? '';
    storage.setItem(other, content);
    expect(await drafts.read('another')).toBeUndefined();
  });

  it('are gone when they are removed, also while one is being written', async () => {
    const storage = new MemoryStorage();
    const drafts = await openAs(ada, storage);
    await Promise.all([drafts.write(evaluation, answers), drafts.remove(evaluation)]);
    expect(storage.length).toBe(0);
  });

  it('are removed when nobody has touched them for long, whoever opens the next ones', async () => {
    const storage = new MemoryStorage();
    storage.setItem('facet.language', 'de');
    await (await openAs(ada, storage)).write(evaluation, answers);
    await openAs(bob, storage, (keptDays - 1) * day);
    expect(storage.length).toBe(2);
    await openAs(bob, storage, keptDays * day);
    expect([...storage.items.keys()]).toEqual(['facet.language']);
  });

  it('as long as the longest form survive', async () => {
    const storage = new MemoryStorage();
    const long = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`q${index}`, { text: 'ä€😀'.repeat(1_000) }]),
    );
    await (await openAs(ada, storage)).write(evaluation, long);
    expect(await (await openAs(ada, storage)).read(evaluation)).toEqual(long);
  });

  it('that are damaged are none', async () => {
    const storage = new MemoryStorage();
    const drafts = await openAs(ada, storage);
    await drafts.write(evaluation, answers);
    for (const damaged of ['', 'x', '0.!!.!!', '0.AAAA.AAAA']) {
      for (const name of storage.items.keys()) storage.setItem(name, damaged);
      expect(await drafts.read(evaluation)).toBeUndefined();
    }
  });

  it('are not kept where the browser can not encrypt, or is full', async () => {
    const storage = new MemoryStorage();
    const none = await openDrafts(ada, { storage, subtle: undefined, now: () => 0 });
    await none.write(evaluation, answers);
    expect({ areKept: none.areKept, kept: storage.length }).toEqual({ areKept: false, kept: 0 });
    const full = new MemoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await (await openAs(ada, full)).write(evaluation, answers);
  });
});
