import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../infra/local/support/holder.ts';

const program = path.join(import.meta.dirname, 'write-files.ts');

// A limit on files stands for the disk: what is left takes a part of a line.
const writeWithin = (blocks: number, way: string): string => {
  const file = path.join(makeDataFolder(), 'file');
  const script = `ulimit -f ${blocks}; exec "$@"`;
  return execFileSync('sh', ['-c', script, 'sh', process.execPath, program, way, file], { encoding: 'utf8' });
};

describe.skipIf(process.platform === 'win32')('a full disk', () => {
  it.each(['append', 'replace', 'report'])('does not make a part of a line the whole: %s', (way) => {
    expect(writeWithin(2, way)).toBe('EFBIG\n');
  });

  it('is what a copy in SQLite complains of', () => {
    expect(writeWithin(2_000, 'sqlite')).toMatch(/^(?:disk I\/O error|database or disk is full)\n$/);
  });
});
