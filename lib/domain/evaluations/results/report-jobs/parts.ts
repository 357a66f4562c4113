import type { TaughtClass } from '../reports/teaching-class.ts';
import type { DocumentNames, NamedPerson } from './document-names.ts';

/** The part of a result that a teaching report shows, with the instructor's name if the reader may see it. */
export interface TaughtDocument extends TaughtClass {
  readonly teacher: NamedPerson | undefined;
}

/** A document of a part. Its bytes follow the head, in this order. */
export interface DrawnDocument {
  /** Null for a teaching report. */
  readonly evaluation: string | null;
  /** The status of the result: `released`, or `closed` for a preview. */
  readonly status: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly names: DocumentNames;
  readonly taught?: TaughtDocument;
}

/** A result without a document, and the reason. */
export interface WithheldDocument {
  /** Null for a teaching report. */
  readonly evaluation: string | null;
  /** The part of its name that the owner may see. */
  readonly name: string | null;
  readonly because: string;
}

/**
 * The head of a part, for some evaluations that were drawn together. A part is kept whole or not at all, and never
 * changes.
 */
export interface PartHead {
  /** The rights with which it was drawn. */
  readonly rights: readonly string[];
  readonly documents: readonly DrawnDocument[];
  readonly withheld: readonly WithheldDocument[];
}

export interface Part {
  readonly head: PartHead;
  readonly pdfs: readonly Buffer[];
}

const newLine = 10;

/** A part as bytes: its head in a line, then its documents. */
export const encodePart = ({ head, pdfs }: Part): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...pdfs]);

/** Reads a part from the bytes of `encodePart`. */
export const decodePart = (bytes: Buffer): Part => {
  const end = bytes.indexOf(newLine);
  // `encodePart` wrote it.
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as PartHead;
  const pdfs: Buffer[] = [];
  let at = end + 1;
  for (const { bytes: length } of head.documents) {
    pdfs.push(bytes.subarray(at, at + length));
    at += length;
  }
  return { head, pdfs };
};
