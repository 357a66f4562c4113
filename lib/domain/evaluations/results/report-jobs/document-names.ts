import type { StoredRecord } from '../../../../store/record.ts';
import { NamesOfResults } from '../reading/names-of-results.ts';
import { resultViewer } from '../reading/result-viewer.ts';
import { namedTo } from '../reading/seen-names.ts';
import type { ReportReader } from '../reports/read-report.ts';

/** What the document of a result is called by; null for what is not known. */
export interface DocumentNames {
  readonly term: string | null;
  /** In which the term began. */
  readonly year: string | null;
  readonly departments: string | null;
  /** Those who are named to the reader. */
  readonly instructors: readonly string[];
  /** The number of the first of them as an employee. */
  readonly employee: string | null;
  readonly course_number: string | null;
  readonly course_title: string | null;
  readonly section: string | null;
}

/** The name of somebody, and the number as an employee; null for what is not known. */
export interface NamedPerson {
  readonly name: string | null;
  readonly employee: string | null;
}

/** What the documents of some results are called by. */
interface NamesOfDocuments {
  of(result: StoredRecord): DocumentNames;
  /** An instructor of a result; undefined for one who is not named to the reader. */
  teacherOf(result: StoredRecord, instructor: string): NamedPerson | undefined;
}

/** Reads what the documents of some results are called by, as the reader sees it. */
export const documentNames = async (
  reader: ReportReader,
  results: readonly StoredRecord[],
): Promise<NamesOfDocuments> => {
  const names = new NamesOfResults(reader.store);
  const viewer = await resultViewer(reader);
  const [named] = await Promise.all([namedTo(reader, viewer, results), names.learn(results, [])]);
  const personOf = (id: string): NamedPerson => ({ name: names.person(id), employee: names.employeeNumber(id) });
  const of = (result: StoredRecord): DocumentNames => {
    const { period_name, term_name, departments, course_number, course_title, section_name } = names.of(result);
    const people = named(result)
      .map(personOf)
      .toSorted((one, other) => String(one.name).localeCompare(String(other.name), 'en'));
    return {
      term: term_name ?? period_name,
      year: names.yearOf(result),
      departments,
      instructors: people.flatMap(({ name }) => name ?? []),
      employee: people.find(({ employee }) => employee !== null)?.employee ?? null,
      course_number,
      course_title,
      section: section_name,
    };
  };
  return { of, teacherOf: (result, id) => (named(result).includes(id) ? personOf(id) : undefined) };
};
