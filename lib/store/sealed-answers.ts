/** Largest ballot, in bytes of its answers as text. */
export const maxBallotBytes = 65_536;

/** An answer; this file knows only the ids that it contains. */
interface Naming {
  readonly question: string;
  readonly instructor?: string;
}

/** Answers in which each id is stored once. The answers refer to questions and instructors by position in `ids`. */
interface Packed {
  readonly ids: readonly string[];
  readonly answers: readonly (readonly [said: object, question: number, instructor?: number])[];
}

const pack = (answers: readonly Naming[]): Packed => {
  const ids = [...new Set(answers.flatMap(({ question, instructor }) => [question, instructor ?? question]))];
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? 0;
  return {
    ids,
    answers: answers.map(({ question, instructor, ...said }) =>
      instructor === undefined ? [said, placeOf(question)] : [said, placeOf(question), placeOf(instructor)],
    ),
  };
};

const unpack = ({ ids, answers }: Packed): Naming[] =>
  answers.map(([said, question, instructor]) => ({
    question: ids[question] ?? '',
    ...(instructor !== undefined && { instructor: ids[instructor] ?? '' }),
    ...said,
  }));

/**
 * Returns answers as JSON. In a section with many instructors, the two ids of each answer alone would exceed the size
 * of a ballot, so each id is then stored once.
 */
export const textOfAnswers = (answers: readonly Naming[]): string => {
  const text = JSON.stringify(answers);
  return Buffer.byteLength(text) > maxBallotBytes ? JSON.stringify(pack(answers)) : text;
};

// DynamoDB's metrics show how many units of a kilobyte were written in each minute. Nearly all ballots are smaller than this.
const sizeStep = 4_096;

// Partition, sort key and the names of the attributes, up to a hundred bytes, belong to the item as well.
const keysAndNames = 128;

/**
 * Returns answers as their table keeps them: as JSON with spaces at the end. Thus neither the item nor the size of the
 * write shows how much a student has written.
 */
export const sealAnswers = (answers: readonly Naming[]): string => {
  const text = textOfAnswers(answers);
  const size = Buffer.byteLength(text) + keysAndNames;
  return text + ' '.repeat(Math.ceil(size / sizeStep) * sizeStep - size);
};

/** The answers of an item. */
export const openAnswers = (stored: unknown): unknown => {
  const read: unknown = JSON.parse(String(stored));
  // A value that is not a list was packed by `sealAnswers`.
  return Array.isArray(read) ? read : unpack(read as Packed);
};
