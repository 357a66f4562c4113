import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Item, scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';
import { hasRealTerm, partOfRealTerm, realTerm, realTermFolder, realTermOfCanvas } from './support/real-term.ts';

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

const openStore = async (): Promise<Store> => {
  const { tableName, endpoint } = await openTestTable();
  return new Store(documentClient(endpoint), tableName);
};

const load = async (location: string): Promise<Item[]> => {
  const store = await openStore();
  const report = await runImport(store, { location: await partOfRealTerm(location) });
  expect(report.rejected).toBe(0);
  return scanTable(store);
};

describe.runIf(hasRealTerm)('a real term', () => {
  it('is read to its exact numbers', async () => {
    const report = await runImport(await openStore(), { location: realTerm, dryRun: true });
    expect(report.rejected).toBe(0);
    const expected: Record<string, number> = JSON.parse(readFileSync(path.join(realTermFolder, 'counts.json'), 'utf8'));
    for (const [name, kind] of Object.entries(kinds)) {
      const { created, doubled } = countsOf(report, kind);
      expect({ [name]: created + doubled }).toEqual({ [name]: expected[name] });
      expect({ [name]: doubled }).toEqual({ [name]: repeated[name] ?? 0 });
    }
  });

  // A small part of it: the whole takes two minutes.
  it('is the same from OneRoster and from Canvas files, whose courses are those that are taught', async () => {
    const oneRoster = sorted(termIn(await load(realTerm)));
    expect(oneRoster.courses?.length).toBeGreaterThan(50);
    expect(sorted(termIn(await load(realTermOfCanvas)))).toEqual(oneRoster);
  });
});
