import { describe, expect, it, onTestFinished } from 'vitest';
import { updateLists } from '../../../../lib/import/load/update-lists.ts';
import { courseEvaluationStudent } from '../../../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { refuseOverlaps } from '../../../support/faults.ts';
import { startLinkedRecords } from '../support/linked-records.ts';

const { service, sections, users, newStudent, newGroup, send, agreed, fill } = await startLinkedRecords();

describe('targets of a to-many relationship, many at once', () => {
  it('all come in and go again', async () => {
    const [record, targets] = [await newGroup(), users];
    const few = targets.slice(0, 20);
    await Promise.all(few.map((each) => send('POST', record, each)));
    expect(await agreed(record, targets.slice(0, 24))).toHaveLength(20);
    await Promise.all(few.flatMap((each) => [send('DELETE', record, each), send('POST', record, ...few.slice(0, 3))]));
    await agreed(record, targets.slice(0, 24));
    await send('PATCH', record);
    expect(await agreed(record, targets)).toEqual([]);
  });

  it('come and go outside of the record', async () => {
    const targets = sections;
    const record = await newStudent(...targets.slice(0, 2));
    await fill(record);
    await Promise.all(targets.slice(0, 20).map((each) => send('POST', record, each)));
    expect(await agreed(record, targets.slice(0, 20))).toHaveLength(220);
    expect(Object.values((await service.store.readInline(record))?.spilled ?? {})).toEqual([18]);
    // One target in the record, some in overflow entries, and some that are not linked.
    await send('DELETE', record, ...targets.slice(1, 25));
    expect(await agreed(record, targets.slice(0, 25))).toHaveLength(201);
    await Promise.all([
      ...targets.slice(5, 15).map((each) => send('POST', record, each, ...targets.slice(20, 30))),
      ...targets.slice(0, 10).map((each) => send('DELETE', record, each, ...targets.slice(25, 30))),
    ]);
    await agreed(record, targets);
  });

  it('agree with an import that names other targets at the same time', async () => {
    const record = await newStudent(...sections.slice(0, 10));
    await fill(record);
    const asRead = await service.store.read(record);
    if (asRead === undefined) throw new Error('it was written');
    const kept = Object.keys(Object(asRead.sections)).slice(0, 180);
    const wanted = [...kept, ...sections.slice(5, 40).map(({ id }) => id)];
    const toMany = { sections: wanted.map((id) => ({ type: 'course_evaluation_section', id })) };
    const change = { attributes: {}, toOne: {}, toMany, data: { attributes: {}, relationships: {} } };
    await Promise.all([
      updateLists(service.store, courseEvaluationStudent, asRead, change),
      ...sections.slice(0, 20).map((each) => send('DELETE', record, each)),
      ...sections.slice(10, 30).map((each) => send('POST', record, each)),
    ]);
    await agreed(record, sections);
  });

  it('all come in where DynamoDB refuses whoever comes while another writes', async () => {
    const record = await newStudent();
    const recover = refuseOverlaps(service.store.client);
    // Also when it fails: the files that follow in this process have the same client.
    onTestFinished(recover);
    await Promise.all(sections.slice(0, 20).map((each) => send('POST', record, each)));
    recover();
    expect(await agreed(record, sections)).toHaveLength(20);
  });

  it('are taken away in parts, so that a record which names too many can be deleted', async () => {
    const record = await newGroup(...users);
    const target = `/api/v1/workflow_groups/${record.id}`;
    const others = await Promise.all(Array.from({ length: 55 }, () => service.seedUser()));
    for (const part of [others.slice(0, 45), others.slice(45)]) await send('POST', record, ...part);
    const refused = await service.call('DELETE', target);
    expect([refused.status, refused.document.errors[0].code]).toEqual([409, 'names_many']);
    await send('DELETE', record, ...users);
    expect((await service.call('DELETE', target)).status).toBe(204);
    const knowing = (await service.store.readMany([...users, ...others])).map((each) => each.workflow_groups);
    expect(new Set(knowing.map((each) => Object.hasOwn(Object(each), record.id)))).toEqual(new Set([false]));
  });
});
