// DynamoDB's metrics tell how many units of a kilobyte were written in each minute. Nearly all ballots are smaller than this.
const sizeStep = 4_096;

// Partition, sort key and the names of the attributes, up to a hundred bytes, belong to the item as well.
const besideText = 128;

/**
 * Answers as their table keeps them: as JSON, filled up with spaces, so that neither the item nor what is told of its
 * writing shows how much somebody has written.
 */
export const sealAnswers = (answers: readonly unknown[]): string => {
  const text = JSON.stringify(answers);
  const size = Buffer.byteLength(text) + besideText;
  return text + ' '.repeat(Math.ceil(size / sizeStep) * sizeStep - size);
};

/** The answers of an item; an earlier version kept them as they are. */
export const openAnswers = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);
