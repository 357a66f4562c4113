import type { DocumentNames } from './document-names.ts';

/** The naming schemes for the documents of an archive. */
export type Naming = 'plain' | 'interfolio';

// With these limits, a path of four parts is shorter than the 260 characters of Windows.
const [mostOfFolder, mostOfFile] = [50, 90];

const hasBytes = (text: string): number => Buffer.byteLength(text);

/** Returns the beginning of a text with at most this many bytes in UTF-8. */
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

/** Returns a text as one part of a path on every system. It leads nowhere else, and contains no hidden character. */
const segmentOf = (text: string, most: number, otherwise: string): string => {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    // Characters that join letters or change the writing direction are invisible, so they are removed.
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

// Underscores divide the parts and a hyphen has a meaning of its own there, so other characters become dots.
const fieldOf = (text: string | null): string =>
  segmentOf((text ?? '').replace(/[^\p{L}\p{M}\p{N}.]+/gu, '.').replace(/^\.+|\.+$/g, ''), 40, 'unknown');

/** The number of a course as prefix and number: `MATH` and `101`. */
const dividedNumber = (number: string | null): readonly [prefix: string | null, number: string | null] => {
  const [, prefix, rest] = /^(\p{L}+)[^\p{L}\p{N}]*(.+)$/u.exec(number ?? '') ?? [];
  return prefix === undefined ? [null, number] : [prefix, rest ?? null];
};

/**
 * Returns what a section's name contains besides the number and title of its course, because some names begin with
 * them.
 */
const withoutCourse = ({ course_number, course_title, section }: DocumentNames): string | null => {
  let rest = section ?? '';
  for (const known of [course_number, course_title])
    if (known !== null && rest.startsWith(known)) rest = rest.slice(known.length).trimStart();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : section;
};

/** `<term>_<year>_<faculty id>_<prefix>_<course number>_<section>`, as Faculty Activity Reporting takes it. */
const interfolioName = (names: DocumentNames): string => {
  const { term, year, employee, course_number } = names;
  // The year is removed from the term's name, because it is a part of its own.
  const [written] = /\b(?:19|20)\d\d\b/.exec(term ?? '') ?? [];
  const name = written === undefined ? term : (term ?? '').replace(written, '');
  const fields = [name, written ?? year, employee, ...dividedNumber(course_number), withoutCourse(names)];
  return fields.map(fieldOf).join('_');
};

/** Returns different paths for the documents of an archive. They also differ if upper and lower case are the same. */
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

  /**
   * Returns the path of a teaching report. It belongs to no class, so it is next to the folders of the terms, in a
   * folder of the instructor.
   */
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
