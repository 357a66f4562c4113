import type { DocumentNames } from './document-names.ts';

/** How the documents of an archive are called. */
export type Naming = 'plain' | 'interfolio';

// A path of four such parts is shorter than the 260 characters that Windows takes.
const [mostOfFolder, mostOfFile] = [50, 90];

const hasBytes = (text: string): number => Buffer.byteLength(text);

/** The beginning of a text that has at most so many bytes in UTF-8. */
const cut = (text: string, most: number): string => {
  let [kept, bytes] = ['', 0];
  for (const character of text) {
    bytes += hasBytes(character);
    if (bytes > most) break;
    kept += character;
  }
  return kept;
};

// Windows takes these names for devices, whatever their ending.
const isDevice = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);

/** A text as one part of a path, on every system: it leads nowhere else, and hides no character. */
const segmentOf = (text: string, most: number, otherwise: string): string => {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    // What joins letters, or turns the direction of writing, is not seen.
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}"*/:<>?\\|\s]+/gu, ' ');
  // Dots at the beginning hide a file; at the end, Windows drops them.
  const name = cut(plain.replace(/^[. ]+/, ''), most).replace(/[. ]+$/, '');
  if (name === '') return otherwise;
  return isDevice(name) ? `_${name}` : name;
};

/** A section's name after that of its course, unless it begins with it. */
const nameOfSection = (course: string | null, section: string | null): string =>
  (course !== null && section?.startsWith(course) ? [section] : [course, section]).filter(Boolean).join(' ');

const plainPath = ({
  term,
  departments,
  instructors,
  course_number,
  course_title,
  section,
}: DocumentNames): string[] => [
  segmentOf(term ?? '', mostOfFolder, 'No term'),
  segmentOf(departments ?? '', mostOfFolder, 'No department'),
  segmentOf(instructors.join(', '), mostOfFolder, 'No instructor'),
  segmentOf(nameOfSection(course_number ?? course_title, section), mostOfFile, 'A section without a name'),
];

// Parts are divided by underscores, and a hyphen means something else there.
const fieldOf = (text: string | null): string =>
  segmentOf((text ?? '').replace(/[^\p{L}\p{M}\p{N}.]+/gu, '.').replace(/^\.+|\.+$/g, ''), 40, 'unknown');

/** The number of a course as prefix and number: `MATH` and `101`. */
const dividedNumber = (number: string | null): readonly [prefix: string | null, number: string | null] => {
  const [, prefix, rest] = /^(\p{L}+)[^\p{L}\p{N}]*(.+)$/u.exec(number ?? '') ?? [];
  return prefix === undefined ? [null, number] : [prefix, rest ?? null];
};

/** What a section's name says in addition to number and title of its course, with which some begin. */
const withoutCourse = ({ course_number, course_title, section }: DocumentNames): string | null => {
  let rest = section ?? '';
  for (const known of [course_number, course_title])
    if (known !== null && rest.startsWith(known)) rest = rest.slice(known.length).trimStart();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : section;
};

/** `<term>_<year>_<faculty id>_<prefix>_<course number>_<section>`, as Faculty Activity Reporting takes it. */
const interfolioName = (names: DocumentNames): string => {
  const { term, year, employee, course_number } = names;
  // The name of the term as it is there, where the year stands by itself.
  const [written] = /\b(?:19|20)\d\d\b/.exec(term ?? '') ?? [];
  const name = written === undefined ? term : (term ?? '').replace(written, '');
  const fields = [name, written ?? year, employee, ...dividedNumber(course_number), withoutCourse(names)];
  return fields.map(fieldOf).join('_');
};

/** Calls the documents of an archive, no two of them alike, not even where letters of both cases are the same. */
export class DocumentPaths {
  readonly #naming: Naming;
  readonly #taken = new Set<string>();

  constructor(naming: Naming) {
    this.#naming = naming;
  }

  /** The path of the next document in the archive. */
  next(names: DocumentNames): string {
    return this.#free(this.#naming === 'plain' ? plainPath(names).join('/') : interfolioName(names));
  }

  /** The path of a teaching report, which is of no class: next to the terms, in a folder of the one who teaches. */
  ofTeaching(names: DocumentNames): string {
    const { instructors, employee } = names;
    return this.#free(
      this.#naming === 'plain'
        ? `${segmentOf(instructors.join(', '), mostOfFolder, 'No instructor')}/teaching-report`
        : ['teaching.report', employee].map(fieldOf).join('_'),
    );
  }

  #free(path: string): string {
    for (let number = 1; ; number += 1) {
      const found = `${path}${number === 1 ? '' : ` (${number})`}.pdf`;
      const folded = found.normalize('NFKC').toLowerCase();
      if (this.#taken.has(folded)) continue;
      this.#taken.add(folded);
      return found;
    }
  }
}
