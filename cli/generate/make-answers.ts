import { type AskedOnce, everythingAsked, type Form, shownBy } from '../../lib/domain/evaluations/answering/form.ts';
import type { Question } from '../../lib/domain/evaluations/questions/question.ts';
import type { GivenAnswer } from '../../lib/resources/course-evaluations/given-answers.ts';
import type { Scale } from '../../lib/resources/course-evaluations/question-scale.ts';
import { type Random, randomOf } from '../../lib/runtime/random.ts';
import { remark, type Writing } from './remarks.ts';

/** An evaluation, and the course that decides how good it is. */
interface Judged {
  readonly evaluation: string;
  /** Id of the course, which is as good in all of its sections. */
  readonly course: string;
}

/** One ballot: who gives it, in which evaluation, and the chance of this one time. */
export interface Voter {
  readonly student: string;
  readonly judged: Judged;
  readonly random: Random;
}

/** How a student answers all evaluations. */
interface Habits {
  /** Above 0: finds everything better than others do. */
  readonly leniency: number;
  /** The share of optional questions that are skipped. */
  readonly skips: number;
  readonly writes: Writing;
}

/** A number of a bell curve around 0, with deviation 1. */
const bell = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.number())) * Math.cos(2 * Math.PI * random.number());

const usual = 0.76;

// Deviations, as shares of a scale. Together about a fifth: 0.8 points of a scale of five.
const deviations = { course: 0.07, evaluation: 0.04, instructor: 0.1, question: 0.04, student: 0.08, ballot: 0.09 };

// What somebody is like does not depend on a seed: a second run finds the same people.
const trait = (kind: keyof typeof deviations, id: string): number =>
  deviations[kind] * bell(randomOf('opinion', kind, id));

/** How good the course of an evaluation is, as those see it who were there: a share of the best on a scale. */
const qualityOf = ({ course, evaluation }: Judged): number =>
  usual + trait('course', course) + trait('evaluation', evaluation);

/** How much better than others somebody teaches, in all sections; and how much more gladly a question is affirmed. */
const instructorTrait = (person: string): number => trait('instructor', person);
const questionTrait = (question: string): number => trait('question', question);

const manyAnswer = 0.8;
const [seldom, often] = [0.02, 0.2];

const writingOf = (chance: number): Writing => {
  if (chance < 0.5) return 'nothing';
  if (chance < 0.82) return 'short';
  return chance < 0.96 ? 'long' : 'other_language';
};

const habitsOf = (student: string): Habits => {
  const random = randomOf('habits', student);
  return {
    leniency: trait('student', student),
    skips: random.number() < manyAnswer ? seldom : often,
    writes: writingOf(random.number()),
  };
};

/** How much better than usual a student has met one evaluation: the answers of a ballot have this in common. */
const moodOf = ({ leniency }: Habits, random: Random): number => leniency + deviations.ballot * bell(random);

type Content = Pick<GivenAnswer, 'value' | 'choices' | 'text' | 'not_applicable'>;

/** How a student finds what a question is about: 0 to 1, the best. */
interface Opinion {
  readonly good: number;
  readonly voter: Voter;
  readonly habits: Habits;
}

const between = (least: number, value: number, greatest: number): number => Math.min(greatest, Math.max(least, value));

// On a bipolar scale too much is as likely as too little.
const placeOn = ({ points, first, polarity, ideal = first + (points - 1) / 2 }: Scale, { good, voter }: Opinion) => {
  const last = points - 1;
  if (polarity === 'ascending') return good * last;
  if (polarity === 'descending') return (1 - good) * last;
  const away = (1 - good) * last * (voter.random.number() < 0.5 ? -1 : 1);
  return ideal - first + away;
};

const usualScale: Scale = { points: 5, first: 1, polarity: 'ascending' };

const valueOn = (scale: Scale, opinion: Opinion): number =>
  scale.first + between(0, Math.round(placeOn(scale, opinion)), scale.points - 1);

// Choices are not equally popular, and in each evaluation others are.
const popularity = (key: string, { judged }: Voter): number =>
  0.15 + randomOf('choice', judged.evaluation, key).number();

const single = (keys: readonly string[], voter: Voter): string[] => {
  const weights = keys.map((key) => popularity(key, voter));
  let left = voter.random.number() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = keys.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  return chosen === undefined ? keys.slice(-1) : [chosen];
};

const several = (keys: readonly string[], voter: Voter): string[] => {
  const chosen = keys.filter((key) => voter.random.number() < 0.6 * popularity(key, voter));
  return chosen.length > 0 ? chosen : single(keys, voter);
};

const write = (
  { subject, maxLength }: Pick<Question, 'subject' | 'maxLength'>,
  { good, voter, habits: { writes } }: Opinion,
): string => remark({ subject, good, writes }, voter.random).slice(0, maxLength).trim() || '–';

const contentOf = (question: Question, opinion: Opinion): Content => {
  const { kind, scale = usualScale } = question;
  const keys = question.choices.map(({ key }) => key);
  if (kind === 'scale') return { value: valueOn(scale, opinion) };
  if (kind === 'text') return { text: write(question, opinion) };
  return { choices: kind === 'single_choice' ? single(keys, opinion.voter) : several(keys, opinion.voter) };
};

// Some questions fit fewer courses than others: between 1 and 8 %.
const doesNotApply = ({ id, notApplicable }: Question, random: Random): boolean =>
  notApplicable && random.number() < 0.01 + 0.07 * randomOf('not applicable', id).number();

const longestRemark = 4_000;

// Who is not content says why more often.
const withComment = (question: Question, opinion: Opinion): Pick<GivenAnswer, 'comment'> => {
  const { good, voter, habits } = opinion;
  if (!question.allowsComment || habits.writes === 'nothing') return {};
  if (voter.random.number() > 0.35 - 0.25 * good) return {};
  return { comment: write({ ...question, maxLength: longestRemark }, opinion) };
};

// Answers about one thing differ less than those of several students.
const noise = 0.1;

/** How an answer is made. */
interface Answering {
  readonly voter: Voter;
  readonly habits: Habits;
  /** How good the student finds the whole. */
  readonly overall: number;
  /** The account of a section instructor. */
  readonly accounts: ReadonlyMap<string, string>;
}

const opinionOn = ({ question, asked }: AskedOnce, { voter, habits, overall, accounts }: Answering): Opinion => {
  const { instructor: id } = asked;
  const instructor = id === undefined ? 0 : instructorTrait(accounts.get(id) ?? id);
  const felt = overall + instructor + questionTrait(question.id);
  return { good: between(0, felt + noise * bell(voter.random), 1), voter, habits };
};

const answerOnce = (once: AskedOnce, answering: Answering): GivenAnswer => {
  const { question, asked } = once;
  const opinion = opinionOn(once, answering);
  if (doesNotApply(question, opinion.voter.random)) return { ...asked, not_applicable: true };
  return { ...asked, ...contentOf(question, opinion), ...withComment(question, opinion) };
};

const isSkipped = (
  { question: { kind, isRequired } }: AskedOnce,
  { voter, habits: { skips, writes } }: Answering,
): boolean => {
  const chance = voter.random.number();
  if (isRequired) return false;
  return kind === 'text' && writes === 'nothing' ? true : chance < skips;
};

/**
 * The answers that a student might give to a form: courses and instructors differ, the answers of one student have much in
 * common, some questions do not apply, optional ones are skipped at times, those that are not shown always. The same for the same chance. None only where
 * nothing is asked.
 */
export const makeAnswers = (form: Form, voter: Voter): GivenAnswer[] => {
  const habits = habitsOf(voter.student);
  const overall = qualityOf(voter.judged) + moodOf(habits, voter.random);
  const accounts = new Map(form.instructors.map(({ id, user }) => [id, user]));
  const answering = { voter, habits, overall, accounts };
  const asked = everythingAsked(form);
  const answered = asked.filter((each) => !isSkipped(each, answering));
  const given = answered.map((each) => [each, answerOnce(each, answering)] as const);
  const isShown = shownBy(
    form,
    given.map(([, answer]) => answer),
  );
  const kept = given.flatMap(([each, answer]) => (isShown(each) ? [answer] : []));
  // The first question is shown to all.
  return kept.length > 0 ? kept : asked.slice(0, 1).map((each) => answerOnce(each, answering));
};
