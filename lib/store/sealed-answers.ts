/** Largest ballot, in bytes of its answers as text. */
export const maxBallotBytes = 65_536;

/** An answer: only what it names is known here. */
interface Naming {
  readonly question: string;
  readonly instructor?: string;
}

/** Answers in which each id stands once: they name their questions and instructors by places among the ids. */
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
 * Answers as JSON. Of a section of many instructors the ids alone, twice in each answer, are more than a ballot may be:
 * then each stands once.
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
 * Answers as their table keeps them: as JSON, filled up with spaces. So neither the item nor the size of its write
 * shows how much somebody has written.
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
