import type { Answer, Ballot } from '../../../store/ballots.ts';
import type { Asked } from './asked.ts';
import { valuesOf } from './figures/scale.ts';

/** The answers to one question in one unit. */
export interface AnswerCount {
  /** Who has answered; neither who skipped it nor who found it not applicable. */
  readonly n: number;
  /** Value or key → how many: every value of the scale or choice is there, in order; none of a text. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The values or keys that answers to a question are counted by. */
const countedBy = ({ scale, choices = [] }: Asked): string[] =>
  scale === undefined ? [...choices] : valuesOf(scale).map(String);

const namesIn = ({ value, choices = [] }: Answer): string[] => (value === undefined ? [...choices] : [String(value)]);

/** The values or keys of an answer; undefined for one that says nothing, or what the question does not know. */
const chosen = (question: Asked, answer: Answer): string[] | undefined => {
  if (answer.not_applicable) return undefined;
  if (question.kind === 'text') return answer.text === undefined ? undefined : [];
  const [names, known] = [new Set(namesIn(answer)), countedBy(question)];
  return names.size > 0 && [...names].every((each) => known.includes(each)) ? [...names] : undefined;
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

/** The answers of several units as those of one. */
export const pool = (question: Asked, parts: readonly AnswerCount[]): AnswerCount => {
  const whole = new Counter(question);
  for (const { n, counts } of parts) {
    whole.n += n;
    for (const [name, count] of counts) whole.add([name], count);
  }
  return whole;
};

/** Counts the ballots of an evaluation, one after the other; which answers came together is not kept. */
export class BallotCount {
  readonly #questions: ReadonlyMap<string, Asked>;
  readonly #counters = new Map<string, Map<string | null, Counter>>();
  readonly #instructors = new Set<string>();
  #completed = 0;

  constructor(questions: readonly Asked[]) {
    this.#questions = new Map(questions.map((question) => [question.id, question]));
  }

  /** How many ballots there are. */
  get completed(): number {
    return this.#completed;
  }

  /** The section instructors about whom something was answered. */
  get instructors(): ReadonlySet<string> {
    return this.#instructors;
  }

  add({ answers }: Ballot): void {
    this.#completed += 1;
    for (const answer of answers) this.#addAnswer(answer);
  }

  /** The answers to a question about an instructor, or about the course. */
  of(question: Asked, instructor: string | null): AnswerCount {
    return this.#counters.get(question.id)?.get(instructor) ?? new Counter(question);
  }

  #addAnswer(answer: Answer): void {
    const question = this.#questions.get(answer.question);
    const names = question && chosen(question, answer);
    if (question === undefined || names === undefined) return;
    const counter = this.#counterOf(question, answer.instructor ?? null);
    counter.n += 1;
    counter.add(names);
  }

  #counterOf(question: Asked, instructor: string | null): Counter {
    if (instructor !== null) this.#instructors.add(instructor);
    const byUnit = this.#counters.get(question.id) ?? new Map<string | null, Counter>();
    const counter = byUnit.get(instructor) ?? new Counter(question);
    this.#counters.set(question.id, byUnit.set(instructor, counter));
    return counter;
  }
}
