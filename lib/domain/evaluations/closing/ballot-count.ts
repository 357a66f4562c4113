import { scaleValues } from '../../../resources/course-evaluations/question-scale.ts';
import type { ShownIf } from '../../../resources/course-evaluations/question-shown-if.ts';
import type { Answer, Ballot } from '../../../store/ballots.ts';
import type { FigureScale } from '../figures/scale.ts';
import { isMet } from '../questions/shown-if.ts';
import type { FrozenKind } from '../results/frozen-result.ts';

/** The parts of a question that the count needs. */
export interface Asked {
  readonly id: string;
  readonly kind: FrozenKind;
  readonly subject: 'course' | 'instructor';
  /** Set for a scale question. */
  readonly scale?: FigureScale;
  /** True for a section's own question, which is not from the bank. */
  readonly isOwn?: true;
  /** The keys of a choice question, in order. */
  readonly choices?: readonly string[];
  /** The condition of the question; undefined if it was shown to everybody. */
  readonly shownIf?: ShownIf;
}

/** A group of students who were shown the same questions among those that depend on one question. */
export interface ShownGroup {
  /** The ids of these questions, at least one. */
  readonly shown: ReadonlySet<string>;
  readonly size: number;
}

/** The answers to one question in one unit. */
export interface AnswerCount {
  /** How many have answered, without students who skipped the question or found it not applicable. */
  readonly n: number;
  /**
   * Value or key → number of answers. Every value of the scale or choice is present, in order; a text question has
   * none.
   */
  readonly counts: ReadonlyMap<string, number>;
}

/** Returns the values or keys that answers to a question are counted under. */
const countedBy = ({ scale, choices = [] }: Asked): string[] =>
  scale === undefined ? [...choices] : scaleValues(scale).map(String);

const namesIn = ({ value, choices = [] }: Answer): string[] => (value === undefined ? [...choices] : [String(value)]);

/** A question with the values or keys of its answers, which are the same for all ballots. */
interface Countable {
  readonly question: Asked;
  readonly known: ReadonlySet<string>;
}

/**
 * Returns the values or keys of an answer; undefined if the answer is empty or has a value that the question does not
 * know.
 */
const chosen = ({ question, known }: Countable, answer: Answer): string[] | undefined => {
  if (answer.not_applicable) return undefined;
  if (question.kind === 'text') return answer.text === undefined ? undefined : [];
  const names = new Set(namesIn(answer));
  return names.size > 0 && names.isSubsetOf(known) ? [...names] : undefined;
};

class Counter implements AnswerCount {
  n = 0;
  readonly counts: Map<string, number>;

  constructor(question: Asked) {
    this.counts = new Map(countedBy(question).map((name) => [name, 0]));
  }

  add(names: readonly string[], times = 1): void {
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + times);
  }
}

/** Adds the answers of several units together. */
export const pool = (question: Asked, parts: readonly AnswerCount[]): AnswerCount => {
  const whole = new Counter(question);
  for (const { n, counts } of parts) {
    whole.n += n;
    for (const [name, count] of counts) whole.add([name], count);
  }
  return whole;
};

const none: AnswerCount = { n: 0, counts: new Map() };

const countOnce = (counts: Map<string, number>, names: readonly string[]): void => {
  for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
};

const nameOfUnit = (question: string, instructor: string | null): string => `${question} ${instructor ?? ''}`;

/** Counts the ballots of an evaluation, one after the other. It does not keep which answers came together. */
export class BallotCount {
  readonly #questions: ReadonlyMap<string, Countable>;
  readonly #counters = new Map<string, Map<string | null, Counter>>();
  readonly #instructors = new Map<string, number>();
  readonly #answering = new Map<string, number>();
  readonly #dependent: ReadonlyMap<string | undefined, readonly Asked[]>;
  // The shown questions, by the question and instructor of the answer that they depend on, then by their ids.
  readonly #shown = new Map<string, Map<string, number>>();
  #completed = 0;

  constructor(questions: readonly Asked[]) {
    this.#questions = new Map(
      questions.map((question) => [question.id, { question, known: new Set(countedBy(question)) }]),
    );
    this.#dependent = Map.groupBy(
      questions.filter(({ shownIf }) => shownIf !== undefined),
      ({ shownIf }) => shownIf?.question,
    );
  }

  /** How many ballots there are. */
  get completed(): number {
    return this.#completed;
  }

  /** The section instructors that an answer is about. */
  get instructors(): Iterable<string> {
    return this.#instructors.keys();
  }

  /** How many ballots answer a question about an instructor. */
  answeringAbout(instructor: string): number {
    return this.#instructors.get(instructor) ?? 0;
  }

  add({ answers }: Ballot): void {
    this.#completed += 1;
    const answered = answers.filter((answer) => this.#addAnswer(answer));
    countOnce(
      this.#answering,
      answered.map(({ question }) => question),
    );
    countOnce(
      this.#instructors,
      answered.flatMap(({ instructor }) => instructor ?? []),
    );
  }

  /** The answers to a question about an instructor, or about the course. */
  of({ id }: Pick<Asked, 'id'>, instructor: string | null): AnswerCount {
    const known = this.#questions.get(id)?.question;
    return this.#counters.get(id)?.get(instructor) ?? (known === undefined ? none : new Counter(known));
  }

  /** Returns how many ballots answer a question, about one or several instructors. */
  answering({ id }: Asked): number {
    return this.#answering.get(id) ?? 0;
  }

  /**
   * Returns groups of students by the conditional questions that were shown to them. These depend on their answers to
   * one question, about one instructor or the course.
   */
  groupsBy(question: string, instructor: string | null): ShownGroup[] {
    const groups = this.#shown.get(nameOfUnit(question, instructor)) ?? new Map<string, number>();
    return [...groups].map(([names, size]) => ({ shown: new Set(names.split(' ')), size }));
  }

  #countShown(answer: Answer): void {
    const shown = (this.#dependent.get(answer.question) ?? []).flatMap(({ id, shownIf }) =>
      shownIf !== undefined && isMet(shownIf, answer) ? [id] : [],
    );
    if (shown.length === 0) return;
    const unit = nameOfUnit(answer.question, answer.instructor ?? null);
    const groups = this.#shown.get(unit) ?? new Map<string, number>();
    this.#shown.set(unit, groups);
    countOnce(groups, [shown.join(' ')]);
  }

  /** Adds an answer. Returns whether it was counted. */
  #addAnswer(answer: Answer): boolean {
    const countable = this.#questions.get(answer.question);
    const names = countable && chosen(countable, answer);
    if (countable === undefined || names === undefined) return false;
    const counter = this.#counterOf(countable.question, answer.instructor ?? null);
    counter.n += 1;
    counter.add(names);
    this.#countShown(answer);
    return true;
  }

  #counterOf(question: Asked, instructor: string | null): Counter {
    const byUnit = this.#counters.get(question.id) ?? new Map<string | null, Counter>();
    const counter = byUnit.get(instructor) ?? new Counter(question);
    this.#counters.set(question.id, byUnit.set(instructor, counter));
    return counter;
  }
}
