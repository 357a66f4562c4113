/** A piece of a text with its emphasis; `href` is an address that it leads to. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly href: string | null;
}

/** A paragraph, or an item of a list. */
export interface Block {
  readonly kind: 'paragraph' | 'item';
  readonly runs: readonly Run[];
}

/** How the answers to a question are spread, and the sentence that says the same. */
export interface Chart {
  readonly sentence: string;
  readonly bars: readonly {
    readonly label: string;
    /** From 0 to 1. */
    readonly share: number;
    readonly shown: string;
    readonly 'is-favourable': boolean;
  }[];
}

/** Typical answers over time, a point for each class that has one, and the sentence that says the same. */
export interface Trend {
  readonly sentence: string;
  /** The values at the bottom and at the top. */
  readonly ends: readonly [bottom: string, top: string];
  /** The first and the last of the classes, by their terms. */
  readonly span: readonly [first: string, last: string];
  /** Both places are from 0 to 1: from the first class to the last, and from the bottom to the top. */
  readonly points: readonly { readonly across: number; readonly up: number; readonly shown: string }[];
}

/** Comments on a question; `notes` say what is not among them. */
export interface ReportComments {
  readonly title: string;
  readonly items: readonly { readonly paragraphs: readonly string[]; readonly note: string | null }[];
  readonly notes: readonly string[];
}

/** A table of a report; each row has as many cells as the head. */
export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A question of a report. The rows of its tables have as many cells as the words that stand above them. */
export interface ReportQuestion {
  readonly heading: string;
  /** The language tag of the heading; null for one that is not known. */
  readonly language: string | null;
  /** How many have answered, in words; in a report over classes, on which scale. */
  readonly answers: string | null;
  /** Titles, or null, with what they say. */
  readonly notices: readonly (readonly [string | null, string])[];
  /** In a report over classes: a row for each class. */
  readonly classes: ReportTable | null;
  /** In a report over classes, where at least two of them have figures. */
  readonly trend: Trend | null;
  readonly chart: Chart | null;
  readonly distribution: readonly (readonly string[])[];
  readonly figures: readonly (readonly string[])[];
  readonly benchmarks: {
    readonly places: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly note: string;
  } | null;
  readonly comments: ReportComments | null;
}

/** The words of a report that are the same in all of a language. */
export interface ReportWords {
  readonly running: string;
  readonly confidential: string;
  readonly page: string;
  readonly of: string;
  readonly guidelines: string;
  readonly guide: string;
  readonly paragraphs: readonly string[];
  readonly rate: string;
  readonly distribution: readonly string[];
  readonly figures: readonly string[];
  readonly benchmarks: string;
  readonly compared: readonly string[];
  readonly meanings: string;
  readonly meaning: readonly string[];
  readonly origin: string;
}

/** All that a report says, in the order in which it says it, for the template. */
export interface Report {
  readonly language: string;
  readonly paper: 'a4' | 'us-letter';
  /** Year, month and day of the document. */
  readonly day: readonly [number, number, number];
  /** The logo of the institution, a PNG or JPEG image as a data URI. */
  readonly logo: string | null;
  readonly words: ReportWords;
  readonly title: string;
  /** Labels with what they name. */
  readonly facts: readonly (readonly [string, string])[];
  /** Title and text where the result is not released. */
  readonly preview: readonly [string, string] | null;
  readonly guidelines: readonly Block[];
  /** The response rate of one class, in words; null in a report over classes. */
  readonly rate: string | null;
  /** How the tables of a report over classes are to be read. */
  readonly lead: string | null;
  readonly parts: readonly { readonly title: string; readonly questions: readonly ReportQuestion[] }[];
  /** The classes that a report over classes does not show, and why. */
  readonly withheld: (ReportTable & { readonly title: string }) | null;
  readonly meanings: readonly (readonly [string, string])[];
  /** When and for which reader it was made. */
  readonly origin: readonly string[];
  /** What is said of characters that no font has, with `{count}` for their number: of one, and of several. */
  readonly unknownCharacters: readonly [one: string, several: string];
}
