import type { StoredRecord } from '../../../../store/record.ts';
import { NamesOfResults } from '../reading/names-of-results.ts';
import { resultViewer } from '../reading/result-viewer.ts';
import { namedTo } from '../reading/seen-names.ts';
import type { ReportReader } from '../reports/read-report.ts';

/** The names for the document of a result; null if a name is not known. */
export interface DocumentNames {
  readonly term: string | null;
  /** The year in which the term began. */
  readonly year: string | null;
  readonly departments: string | null;
  /** The instructors whose names the reader may see. */
  readonly instructors: readonly string[];
  /** The employee number of the first of them. */
  readonly employee: string | null;
  readonly course_number: string | null;
  readonly course_title: string | null;
  readonly section: string | null;
}

/** A person's name and employee number; null if not known. */
export interface NamedPerson {
  readonly name: string | null;
  readonly employee: string | null;
}

/** The names for the documents of some results. */
interface NamesOfDocuments {
  of(result: StoredRecord): DocumentNames;
  /** Returns an instructor of a result; undefined if the reader may not see the name. */
  teacherOf(result: StoredRecord, instructor: string): NamedPerson | undefined;
}

/** Reads the names for the documents of some results, as the reader sees them. */
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
