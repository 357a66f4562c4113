import { createPeriod } from '../../../../lib/domain/evaluations/periods/create-period.ts';
import { readPeriod } from '../../../../lib/domain/evaluations/periods/read-period.ts';
import { coverCourses } from '../../../../lib/domain/evaluations/periods/update-period.ts';
import { openStore } from '../../../../lib/store/store.ts';
import { type Death, dieAtRequest } from './die-at.ts';
import { newPeriod } from './new-period.ts';

/** What the process is told: what to do, and at which of its requests to die. */
export interface Order extends Death {
  readonly act: 'create' | 'replace' | 'read';
  readonly period: string;
  readonly term: string;
  readonly courses: readonly string[];
}

/** The moment of everything that these processes do, so that any two of them write the same. */
const at = new Date('2026-03-01T00:00:00.000Z');

const { act, period, term, courses, dieAt, afterwards }: Order = JSON.parse(process.argv[2] ?? '{}');
const store = openStore();
const requests = dieAtRequest(store, { dieAt, afterwards });

if (act === 'create') {
  const data = {
    attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses },
    relationships: { term: { data: { type: 'course_evaluation_term', id: term } } },
  };
  await createPeriod(store, newPeriod(data), { now: at, id: period });
}
if (act === 'replace') await coverCourses(store, period, courses, at);
if (act === 'read') await readPeriod(store, period);
process.stdout.write(String(requests()));
process.exit(0);
