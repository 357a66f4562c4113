import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { toMany } from '../../../support/service.ts';
import { addressOf, startLinkedRecords } from '../support/linked-records.ts';

const { service, sections, users, newStudent, newGroup, send, agreed, fill } = await startLinkedRecords();
const three = <Value>([one, two, last]: readonly Value[]): readonly [Value, Value, Value] => {
  if (one === undefined || two === undefined || last === undefined) throw new Error('there are three');
  return [one, two, last];
};

describe('targets of a to-many relationship', () => {
  it('all come in when many requests add them at once', async () => {
    const record = await newStudent();
    const few = sections.slice(0, 10);
    await Promise.all(few.map((each) => send('POST', record, each)));
    expect(await agreed(record, few)).toHaveLength(10);
  });

  it('are known everywhere or nowhere when requests add, remove and replace the same ones at once', async () => {
    for (const [record, few] of [
      [await newStudent(), three(sections)],
      [await newGroup(), three(users)],
    ] as const) {
      const [one, two, last] = few;
      await Promise.all([
        send('POST', record, one, two),
        send('POST', record, two, last),
        send('DELETE', record, one),
        send('PATCH', record, two, last),
        send('PATCH', record),
      ]);
      await agreed(record, few);
    }
  });

  it('are replaced in a linkage that has spilled, up to the limit of a transaction', async () => {
    const record = await newStudent(...sections.slice(0, 2));
    const strangers = await fill(record);
    await send('POST', record, ...sections.slice(2, 32));
    const kept = [...strangers, ...sections.slice(10, 40).map(({ id }) => id)];
    await send('PATCH', record, ...kept.map((id) => ({ type: 'course_evaluation_section', id })));
    expect(await agreed(record, sections)).toEqual(kept.toSorted());
    const { document } = await service.call('PATCH', addressOf(record), { body: toMany() });
    expect(document.errors).toMatchObject([{ code: 'too_many_at_once', detail: expect.stringContaining('is 30)') }]);
  });
});

describeInProcess('the round trips to DynamoDB of a changed linkage', () => {
  it('are two, and one where nothing is to be done', async () => {
    const [record, [one, two]] = [await newStudent(), three(sections)];
    const cost = async (method: string, target: StoredRecord) =>
      /(\d+) round trips/.exec(String((await send(method, record, target)).headers['server-timing']))?.[1];
    expect(await cost('POST', one)).toBe('2');
    expect(await cost('POST', one)).toBe('1');
    expect(await cost('PATCH', two)).toBe('2');
    expect(await cost('DELETE', one)).toBe('1');
    expect(await cost('DELETE', two)).toBe('2');
  });
});
