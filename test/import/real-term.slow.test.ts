import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runImport } from '../../lib/import/run.ts';
import { countsOf } from '../../lib/import/summary.ts';
import { startService } from '../support/service.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'umd-202005');
const location = path.join(folder, 'oneroster-1.2.zip');
const isPresent = existsSync(location);

const kinds: Readonly<Record<string, string>> = {
  terms: 'course_evaluation_term',
  departments: 'department',
  courses: 'course_evaluation_course',
  sections: 'course_evaluation_section',
  instructors: 'course_evaluation_instructor',
  students: 'course_evaluation_student',
  teacher_links: 'course_evaluation_section_instructor',
  enrolments: 'enrolments',
};

// counts.json counts rows, and the files repeat 33 classes, 33 teachers of theirs and one student to the letter: one
// sourcedId is one record, so records and repeated rows together make its numbers.
const repeated: Readonly<Record<string, number>> = { sections: 33, teacher_links: 33, enrolments: 1 };

it.runIf(isPresent)(
  'loads a real term to its exact numbers, and a second time nothing',
  async () => {
    const { store } = await startService();
    const expected: Record<string, number> = JSON.parse(readFileSync(path.join(folder, 'counts.json'), 'utf8'));
    const report = await runImport(store, { location });
    expect(report.rejected).toBe(0);
    for (const [name, kind] of Object.entries(kinds)) {
      const { created, doubled } = countsOf(report, kind);
      expect({ [name]: created + doubled }).toEqual({ [name]: expected[name] });
      expect({ [name]: doubled }).toEqual({ [name]: repeated[name] ?? 0 });
    }
    const again = await runImport(store, { location });
    for (const [kind, { created }] of report.counts) {
      expect([kind, again.counts.get(kind)]).toMatchObject([kind, { created: 0, changed: 0, unchanged: created }]);
    }
  },
  240_000,
);
