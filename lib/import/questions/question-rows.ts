import { decode } from '../files/decode.ts';

/** One question of a file, as it stands there. */
export interface QuestionRow {
  /** The place in the file: a line, or a path of members. */
  readonly place: string;
  readonly set: unknown;
  readonly setPosition?: unknown;
  readonly section: unknown;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The translations of a section's heading, as a file contains them. */
export interface TranslatedHeading {
  readonly place: string;
  readonly set: unknown;
  readonly section: unknown;
  /** By language tag. */
  readonly translations: Readonly<Record<string, unknown>>;
}

/** One thing that is wrong with a file. */
export interface QuestionProblem {
  readonly place: string;
  readonly reason: string;
}

/** What a file holds. */
export interface QuestionFile {
  readonly rows: readonly QuestionRow[];
  readonly headings: readonly TranslatedHeading[];
  readonly problems: readonly QuestionProblem[];
}

async function* bytesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** The bytes in UTF-8 of a text in another encoding, such as `windows-1252`; throws for an unknown one, and for a text that is not in it. */
export const fromEncoding = (content: Uint8Array, encoding: string): Uint8Array =>
  Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(content));

/** The text of a file. Throws `ImportStopped` for one that is neither in UTF-8 nor in UTF-16: students would read question marks. */
export const textOf = async (content: Uint8Array, name: string): Promise<string> =>
  (await Array.fromAsync(decode(bytesOf(content), name))).join('');
