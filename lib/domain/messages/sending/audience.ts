import type { MergeValues } from '../render-message.ts';

/** Somebody who gets a message. */
export interface Addressee {
  /** Of the user. What is kept of the message for this person has it. */
  readonly id: string;
  readonly name: string;
  /** The preferred address; null where there is none. */
  readonly email: string | null;
  /** The language that the person wants, a language tag; null where none is known. */
  readonly language: string | null;
}

/** Somebody who gets a message, and the language of the mail. */
export interface Speaking {
  readonly addressee: Addressee;
  readonly language: string;
}

/** What a message says to one person besides what it says to all. */
export interface Content {
  readonly values: MergeValues;
  /** Where the person refuses further ones. */
  readonly unsubscribe?: string;
}

/** Those who get a message, and what it says to each. */
export interface Audience {
  /** Ids of all, in no order. */
  readonly ids: readonly string[];
  /** Does what is needed before some are written to, and finds out how; deleted ones are left out. */
  prepare(ids: readonly string[]): Promise<readonly Addressee[]>;
  /** What it says to some, in the language of each, by id; nothing for those who need no mail any more. */
  contentsFor(some: readonly Speaking[]): Promise<ReadonlyMap<string, Content>>;
}
