import type { TaughtClass } from '../reports/teaching-class.ts';
import type { DocumentNames, NamedPerson } from './document-names.ts';

/** What a teaching report has of a result, with the name of the one who teaches, where it is named to the reader. */
export interface TaughtDocument extends TaughtClass {
  readonly teacher: NamedPerson | undefined;
}

/** A document of a part; its bytes stand behind the head, in this order. */
export interface DrawnDocument {
  /** Null for a teaching report. */
  readonly evaluation: string | null;
  /** Of the result: `released`, or `closed` for a preview. */
  readonly status: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly names: DocumentNames;
  readonly taught?: TaughtDocument;
}

/** A result that has no document, and why. */
export interface WithheldDocument {
  /** Null for a teaching report. */
  readonly evaluation: string | null;
  /** What the owner sees of its name. */
  readonly name: string | null;
  readonly because: string;
}

/** What was drawn of some evaluations, at once: a part is kept whole or not at all, and never changes. */
export interface PartHead {
  /** The rights that it was drawn with. */
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

/** The part that bytes of `encodePart` say. */
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
