import { describe, expect, it } from 'vitest';
import { readOpenEvaluations } from '../../../cli/generate/open-evaluations.ts';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { Store } from '../../../lib/store/store.ts';
import { fillWithSample } from '../../support/sample.ts';
import { openDeployedTable } from '../support/facet.ts';

/** Enrols students in a section that is evaluated now: most of the sample institution's have answered. */
const enrolStudents = async (store: Store, count: number): Promise<void> => {
  const { evaluations } = await readOpenEvaluations(store, new Date());
  const section = { type: 'course_evaluation_section', id: evaluations[0]?.section ?? '' };
  const create = (type: string, attributes: object, relationships: object) => {
    const data = { attributes: { ...attributes }, relationships: { ...relationships } };
    const change = readChange(resourceOf(type), data, { creates: true, trusted: true });
    return createRecord(store, resourceOf(type), change, { now: new Date() });
  };
  for (let number = 0; number < count; number += 1) {
    const user = await create('user', { display_name: `Student ${number}` }, {});
    const links = { user: { data: { type: 'user', id: user.id } }, sections: { data: [section] } };
    await create('course_evaluation_student', {}, links);
  }
};

describe('generate', () => {
  it('answers what is open for the students of the sample institution, once', async () => {
    const { facet, program, store } = await openDeployedTable();
    await fillWithSample(store);
    await enrolStudents(store, 20);
    const ballots = ['--ballots-table', store.ballotsTableName];
    const countBallots = async () =>
      (await scanTable({ client: store.client, tableName: store.ballotsTableName })).length;
    const before = await countBallots();
    const first = await program(['generate', '--seed', 'tour', ...ballots]);
    const [, made] = /^Spring 2025 End-of-Term Evaluations +7 +\d+ +\d+ +(\d+)$/m.exec(first.stdout) ?? [];
    expect([first.status, Number(made) > 0]).toEqual([0, true]);
    expect(await countBallots()).toBe(before + Number(made));

    const second = await facet(['generate', ...ballots]);
    expect(second).toMatchObject({ status: 0, stderr: expect.stringContaining('Nobody is left to answer') });
    expect(await countBallots()).toBe(before + Number(made));

    const rest = await facet(['generate', '--responses', '1000', ...ballots]);
    expect(rest).toMatchObject({ status: 1, stderr: expect.stringContaining('of the 1000 responses were made: with') });
    const none = await facet(['generate', '--responses', '1', ...ballots]);
    expect(none).toMatchObject({ status: 1, stderr: expect.stringContaining('No response was made: all students') });
  });

  it.each([
    [['--responses', '0'], '--responses is a whole number from 1 to 10000000.'],
    [['--responses', '1', '--seed', ''], '--seed needs a value.'],
    [[], 'Answers are in a table of their own: give --ballots-table NAME, too.'],
  ])('refuses %j', async (args, message) => {
    const { facet } = await openDeployedTable();
    const { status, stderr } = await facet(['generate', ...args]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('says when nothing can be answered', async () => {
    const { facet, store } = await openDeployedTable();
    const answers = await facet(['generate', '--ballots-table', store.ballotsTableName]);
    expect(answers).toMatchObject({ status: 1, stderr: expect.stringContaining('No evaluation period is open, and') });
  });
});
