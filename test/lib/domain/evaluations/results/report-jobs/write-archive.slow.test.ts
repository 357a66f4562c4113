import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Part } from '../../../../../../lib/domain/evaluations/results/report-jobs/parts.ts';
import { writeArchive } from '../../../../../../lib/domain/evaluations/results/report-jobs/write-archive.ts';

const mebibyte = 2 ** 20;

/** Parts of one document of a mebibyte each. */
async function* parts(count: number): AsyncGenerator<Part> {
  for (let number = 0; number < count; number += 1) {
    const names = {
      ...{ term: 'Autumn', year: '2025', departments: 'Mathematics', instructors: ['Jane Doe'], employee: null },
      ...{ course_number: `MATH ${number}`, course_title: 'Linear Algebra', section: '001' },
    };
    const document = { evaluation: `${number}`, status: 'released', sha256: '', bytes: mebibyte, names };
    yield { head: { rights: [], documents: [document], withheld: [] }, pdfs: [Buffer.alloc(mebibyte, number)] };
  }
}

it('an archive holds no documents that it has passed on', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const mebibytesHeld = (): number => {
    // A thread frees the buffers of the first collection; the next one waits for it.
    collect();
    collect();
    return process.memoryUsage().arrayBuffers / mebibyte;
  };
  const atFirst = mebibytesHeld();
  let [passed, held] = [0, Number.POSITIVE_INFINITY];
  await writeArchive({
    parts: parts(50),
    naming: 'plain',
    at: new Date('2026-01-02T03:04:05.000Z'),
    put: async (stream) => {
      for await (const chunk of stream) {
        const before = Math.floor(passed / mebibyte);
        passed += chunk.length;
        if (before >= 45 || Math.floor(passed / mebibyte) < 45) continue;
        held = mebibytesHeld() - atFirst;
      }
    },
  });
  expect(passed).toBeGreaterThan(50 * mebibyte);
  expect(held).toBeLessThan(30);
});
