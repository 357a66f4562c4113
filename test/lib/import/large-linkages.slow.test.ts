import { beforeAll, expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService, type TestService } from '../../support/service.ts';
import { collegeText, zipCollege } from './support/one-roster-set.ts';

const amount = 230;
const all = <Value>(make: (index: number) => Value): Value[] =>
  Array.from({ length: amount }, (_, index) => make(index));

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const rawRecord = async (type: string, sourceId: string): Promise<StoredRecord> => {
  const named = await service.store.get(keyOf.sourceId('oneroster', type, sourceId));
  const item = await service.store.get(keyOf.record({ type, id: String(named?.record_id) }));
  // What stands under a record's key is a record.
  return item as StoredRecord;
};

it('writes overflow, and finds it all again', async () => {
  const classes = all((index) => `x-${index},,,X ${index},,c-optics,,,,,fall,,,`);
  const enrollments = all((index) => `ex-${index},,,x-${index},,u-ada,student,,,`);
  const codes = all((index) => `XX ${index}`).join(',');
  const location = zipCollege({
    'classes.csv': `${collegeText('classes.csv')}${classes.join('\n')}\n`,
    'enrollments.csv': `${collegeText('enrollments.csv')}${enrollments.join('\n')}\n`,
    'courses.csv': collegeText('courses.csv').replace('"MUS 101,ART 140"', `"MUS 101,${codes}"`),
  });
  const report = await runImport(service.store, { location });
  expect(report.rejections).toEqual([]);
  expect(countsOf(report, 'course_evaluation_section').created).toBe(amount + 3);
  expect(countsOf(report, 'enrolments').created).toBe(amount + 3);

  const records = await Promise.all([
    rawRecord('course_evaluation_course', 'c-optics'),
    rawRecord('course_evaluation_student', 'u-ada'),
    rawRecord('course_evaluation_course', 'c-harmony'),
  ]);
  const linkages = ['sections', 'sections', 'listing_numbers'];
  const complete = await Promise.all(records.map((record) => service.store.complete(record)));
  const sizes = (of: readonly StoredRecord[]) =>
    of.map((record, index) => Object.keys(Object(record[linkages[index] ?? ''])).length);
  expect(Math.max(...sizes(records))).toBeLessThanOrEqual(inlineEntries);
  const inline = sizes(records);
  expect(records.map(({ spilled }, index) => Number(spilled[linkages[index] ?? '']) + (inline[index] ?? 0))).toEqual(
    sizes(complete),
  );
  expect(sizes(complete)).toEqual([amount + 1, amount, amount + 1]);

  const again = await runImport(service.store, { location });
  expect(countsOf(again, 'enrolments')).toMatchObject({ created: 0, unchanged: amount + 3 });
  expect(countsOf(again, 'course_evaluation_listing_number')).toMatchObject({ created: 0, unchanged: amount + 4 });
});
