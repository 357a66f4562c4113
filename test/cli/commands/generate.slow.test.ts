import { describe, expect, it } from 'vitest';
import { loadSample } from '../../../infra/local/sample/load.ts';
import { openDeployedTable } from '../support/facet.ts';

describe('generate', () => {
  it('makes responses for the sample institution, until all students have answered', async () => {
    const { facet, program, store } = await openDeployedTable();
    await loadSample(store);
    const first = await program(['generate', '--responses', '50', '--without-students', '--seed', 'tour']);
    expect(first).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Only') });
    expect(first.stdout).toMatch(/^Spring 2025 End-of-Term Evaluations +7 +50 +\d+$/m);
    expect(first.stdout).toMatch(/^Fall 2024 End-of-Term Evaluations +5 +0 +0$/m);

    const rest = await facet(['generate', '--responses', '1000', '--without-students']);
    const [, made] = /Only (\d+) of the 1000 responses were made: with them all students/.exec(rest.stderr) ?? [];
    expect([rest.status, Number(made) > 0]).toEqual([1, true]);

    const none = await facet(['generate', '--responses', '1']);
    expect(none).toMatchObject({ status: 1, stderr: expect.stringContaining('No response was made: all students') });
    expect(none.stdout).toMatch(/^Spring 2025 End-of-Term Evaluations +7 +0 +0$/m);
  });

  it.each([
    [[], 'Say how many: --responses N.'],
    [['--responses', '0'], '--responses is a whole number from 1 to 10000000.'],
    [['--responses', '1', '--seed', ''], '--seed needs a value.'],
  ])('refuses %j', async (args, message) => {
    const { facet } = await openDeployedTable();
    const { status, stderr } = await facet(['generate', ...args]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('says when nothing can be answered', async () => {
    const { facet } = await openDeployedTable();
    const { status, stderr } = await facet(['generate', '--responses', '1']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('No evaluation period is open, closed or released.')]);
  });
});
