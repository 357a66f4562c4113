import type { NamedAnswer } from './foreign-conditions.ts';
import { mostOf, type QuestionRow, type Remark } from './question-row.ts';
import { TranslatedHeadings } from './translated-headings.ts';

/** What another system's file says of a question: where it stands, and how it is asked there. */
export interface ForeignQuestion {
  readonly place: string;
  readonly set: string;
  readonly section: string;
  /** The text by language; the first is that in which the survey is written. */
  readonly texts: readonly (readonly [language: string, text: string])[];
  readonly attributes: Readonly<Record<string, unknown>> & { readonly kind: string };
  /** What students can choose or rate, without which some kinds can not be asked. */
  readonly labels?: readonly string[];
  /** What conditions of the file call its answers: by the name of the question, what stands there → value or key here. */
  readonly answers?: ReadonlyMap<string, Answers>;
}

type Answers = ReadonlyMap<string, number | string>;

/** The values or keys of a question by what the file has for its points or choices, in their order. */
export const answersBy = (attributes: ForeignQuestion['attributes'], given: readonly string[]): Answers => {
  // Made with the question, as it is asked here.
  const { scale, choices = [] } = attributes as {
    readonly scale?: { readonly first?: number };
    readonly choices?: readonly { readonly key: string }[];
  };
  const first = scale?.first ?? 1;
  return new Map(
    given.flatMap((each, index) => [[each, scale ? first + index : (choices[index]?.key ?? '')] as const]),
  );
};

const placeholder = /\{[^{}\s][^{}]*\}/;

/** Why a question of another system cannot be asked here; undefined for one that can. */
const obstacleOf = ({
  texts,
  attributes: { kind },
  labels = [],
}: ForeignQuestion): Pick<Remark, 'reason'> | undefined => {
  const isScale = kind === 'scale';
  const isChoice = kind === 'single_choice' || kind === 'multiple_choice';
  if (!texts[0]?.[1]) return { reason: 'no_text' };
  if (texts.some(([, text]) => text.length > mostOf.text)) return { reason: 'long_text' };
  if (isChoice && (labels.length === 0 || labels.length > mostOf.choices)) return { reason: 'wrong_number_of_choices' };
  if (isScale && (labels.length < 2 || labels.length > mostOf.points)) return { reason: 'wrong_number_of_points' };
  const most = isScale ? mostOf.label : mostOf.text;
  if (labels.some((label) => label.length > most) || (isChoice && labels.includes(''))) return { reason: 'long_label' };
  return undefined;
};

/** Gathers the questions of another system's file, and what of them is not taken. */
export class Gathered {
  readonly rows: QuestionRow[] = [];
  readonly headings = new TranslatedHeadings();
  readonly left: Remark[] = [];
  readonly without: Remark[] = [];
  readonly #met = new Set<string>();
  readonly #answers = new Map<string, { readonly row: QuestionRow; readonly answers: Answers }>();

  take(question: ForeignQuestion): void {
    const { place, set, section, texts, attributes } = question;
    const [, text = ''] = texts[0] ?? [];
    const what = text === '' ? {} : { what: text };
    const name = JSON.stringify([set, section, text]);
    const obstacle = obstacleOf(question) ?? (this.#met.has(name) ? ({ reason: 'twice' } as const) : undefined);
    if (obstacle !== undefined) {
      this.left.push({ place, ...what, ...obstacle });
      return;
    }
    this.#met.add(name);
    const [about] = placeholder.exec(text) ?? [];
    if (about !== undefined) this.without.push({ place, ...what, reason: 'placeholder', about });
    const others = texts.slice(1).filter(([, each]) => each !== '');
    const translations = others.length === 0 ? {} : { text_translations: Object.fromEntries(others) };
    const row = { place, set, section, attributes: { text, ...translations, ...attributes } };
    this.rows.push(row);
    for (const [name, answers] of question.answers ?? []) this.#answers.set(name, { row, answers });
  }

  /**
   * The condition here that is the same as one of the file: after one of some answers to one question before, which itself is
   * always shown. Undefined where there is none.
   */
  shownAfter(named: readonly NamedAnswer[] | undefined): object | undefined {
    const found = (named ?? []).map(([name, answer]) => {
      const { row, answers } = this.#answers.get(name) ?? {};
      return { row, answer: answers?.get(answer) };
    });
    const [{ row } = {}] = found;
    if (row === undefined || found.some((each) => each.row !== row || each.answer === undefined)) return undefined;
    const { text, shown_if: own } = row.attributes;
    // A condition names the nearest question of a text.
    const nearest = this.rows.findLast((each) => each.attributes.text === text);
    if (own !== undefined || nearest !== row) return undefined;
    return { shown_if: { question: text, in: [...new Set(found.map(({ answer }) => answer))] } };
  }

  /** Takes what a section is called by its texts by language, the first of which is its name. */
  name(section: Pick<ForeignQuestion, 'place' | 'set' | 'section' | 'texts'>): void {
    const others = section.texts.slice(1).filter(([, text]) => text !== '');
    if (others.length === 0) return;
    const translations = Object.fromEntries(others.map(([language, text]) => [language, text.slice(0, mostOf.label)]));
    this.without.push(...this.headings.add({ ...section, translations }));
  }

  leave(remark: Remark): void {
    this.left.push(remark);
  }

  note(remark: Remark): void {
    this.without.push(remark);
  }
}
