import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const passed = '      Tests  1 passed (1)';

/** Runs .ci/run in a folder where `npm test` prints what is said and fails, and all else passes, the second run of files too. */
const runWhere = (printed: readonly string[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-ci-'));
  const script = path.join(folder, '.ci/run');
  cpSync(path.resolve(import.meta.dirname, '../../.ci/run'), script);
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(folder, 'printed'), `${printed.join('\n')}\n`);
  const npm = path.join(bin, 'npm');
  const first = '"test -- --reporter=default"';
  writeFileSync(npm, `#!/bin/sh\nif [ "$*" = ${first} ]; then cat '${folder}/printed'; exit 1; fi\necho '${passed}'\n`);
  chmodSync(npm, 0o755);
  const { status, stdout } = spawnSync(script, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  const [said, time, summary] = stdout.trimEnd().split('\n').slice(-3);
  expect(time).toMatch(/^\d+ s of processor time in all$/);
  return { status, end: [said, summary] };
};

const failedTest = [' FAIL  test/a.test.ts > a test', 'Error: too late', '', '      Tests  1 failed | 9 passed (10)'];

describe('.ci/run', () => {
  it('passes, and names the files, where failed tests pass alone', () => {
    expect(runWhere(failedTest)).toEqual({
      status: 0,
      end: ['npm test: 1 failed at first and passed alone: test/a.test.ts', '14 passed, 0 failed'],
    });
  });

  it('fails where there was an error outside of tests besides, which no file reports when it is run again', () => {
    expect(runWhere([...failedTest, '     Errors  1 error'])).toEqual({
      status: 1,
      end: ['FAILED: npm test', '14 passed, 1 failed'],
    });
  });

  it('fails where a step fails without the name of a test', () => {
    expect(runWhere(['could not start'])).toEqual({ status: 1, end: ['FAILED: npm test', '5 passed, 0 failed'] });
  });
});
