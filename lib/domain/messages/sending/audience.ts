import type { MergeValues } from '../render-message.ts';

/** A recipient of a message. */
export interface Addressee {
  /** Id of the user. The notes about the message for this person have it. */
  readonly id: string;
  readonly name: string;
  /** The preferred address; null where there is none. */
  readonly email: string | null;
  /** The language that the person wants, a language tag; null where none is known. */
  readonly language: string | null;
}

/** A recipient of a message, and the language of the mail. */
export interface Speaking {
  readonly addressee: Addressee;
  readonly language: string;
}

/** The part of a message that differs from person to person. */
export interface Content {
  readonly values: MergeValues;
  /** Address at which the person unsubscribes. */
  readonly unsubscribe?: string;
}

/** The recipients of a message, and the part of the message that differs for each. */
export interface Audience {
  /** Ids of all, in no order. */
  readonly ids: readonly string[];
  /** Prepares the mails to some recipients and returns how to address them; deleted users are left out. */
  prepare(ids: readonly string[]): Promise<readonly Addressee[]>;
  /** The content for some recipients, by their ids; a recipient who needs no mail any more is left out. */
  contentsFor(some: readonly Speaking[]): Promise<ReadonlyMap<string, Content>>;
}
