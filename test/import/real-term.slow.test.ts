import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Item, scanTable } from '../../infra/tools/bench/scan-table.ts';
import { runImport } from '../../lib/import/run/run.ts';
import { countsOf } from '../../lib/import/run/summary.ts';
import { startService } from '../support/service.ts';
import { hasRealTerm, realTerm as location, realTermFolder } from './support/real-term.ts';

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

it.runIf(hasRealTerm)(
  'loads a real term to its exact numbers, and a second time nothing',
  async () => {
    const { store } = await startService();
    const expected: Record<string, number> = JSON.parse(readFileSync(path.join(realTermFolder, 'counts.json'), 'utf8'));
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

/** What the records of a term say, apart from the ids that each format has of its own for departments and courses. */
const termIn = (items: readonly Item[]) => {
  const ofType = (type: string) => items.filter((item) => item.type === type && item.sk === '#');
  const byId = new Map(items.map((item) => [item.id, item]));
  const field = (id: unknown, name: string) => String(byId.get(id)?.[name]);
  const userOf = (id: unknown) => field(byId.get(id)?.user, 'primary_employee_id').toLowerCase();
  const sections = ofType('course_evaluation_section');
  const taught = new Set(sections.map(({ course }) => course));
  const courses = ofType('course_evaluation_course').filter(({ id }) => taught.has(id));
  return {
    departments: ofType('department').map(({ name }) => name),
    courses: courses.map(({ name, external_id }) => `${external_id} ${name}`),
    sections: sections.map(
      ({ external_id, name, course, term }) =>
        `${external_id} ${name} ${field(course, 'name')} ${field(term, 'end_date')}`,
    ),
    instructors: ofType('course_evaluation_instructor').map(({ id }) => userOf(id)),
    students: ofType('course_evaluation_student').map(
      ({ id, sections: entries }) =>
        `${userOf(id)} ${Object.keys(Object(entries))
          .map((each) => field(each, 'external_id'))
          .sort()}`,
    ),
    teacherLinks: ofType('course_evaluation_section_instructor').map(
      ({ section, instructor }) => `${field(section, 'external_id')} ${userOf(instructor)}`,
    ),
  };
};

const sorted = (term: ReturnType<typeof termIn>) =>
  Object.fromEntries(Object.entries(term).map(([name, values]) => [name, values.map(String).sort()]));

it.runIf(hasRealTerm)(
  'makes the same of it from OneRoster and from Canvas files, whose courses are those that are taught',
  async () => {
    const terms = ['oneroster-1.2.zip', 'canvas-sis.zip'].map(async (file) => {
      const { store } = await startService();
      const report = await runImport(store, { location: path.join(realTermFolder, file) });
      expect(report.rejected).toBe(0);
      return sorted(termIn(await scanTable(store)));
    });
    const [oneRoster, canvas] = await Promise.all(terms);
    expect(oneRoster?.courses).toHaveLength(968);
    expect(canvas).toEqual(oneRoster);
  },
  240_000,
);
