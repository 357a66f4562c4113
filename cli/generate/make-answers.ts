import { type AskedOnce, everythingAsked, type Form, shownBy } from '../../lib/domain/evaluations/answering/form.ts';
import type { Question } from '../../lib/domain/evaluations/questions/question.ts';
import type { GivenAnswer } from '../../lib/resources/course-evaluations/given-answers.ts';
import type { Scale } from '../../lib/resources/course-evaluations/question-scale.ts';
import { type Random, randomOf } from '../../lib/runtime/random.ts';
import { remark, type Writing } from './remarks.ts';

/** An evaluation, and its course, on which its quality depends. */
interface Judged {
  readonly evaluation: string;
  /** The id of the course, whose quality is the same in all its sections. */
  readonly course: string;
}

/** One ballot: the student, the evaluation, and the random numbers of this ballot. */
export interface Voter {
  readonly student: string;
  readonly judged: Judged;
  readonly random: Random;
}

/** The habits of a student in all evaluations. */
interface Habits {
  /** Above 0, the student rates everything better than others do. */
  readonly leniency: number;
  /** The share of optional questions that are skipped. */
  readonly skips: number;
  readonly writes: Writing;
}

/** Returns a number from a normal distribution around 0 with deviation 1. */
const bell = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.number())) * Math.cos(2 * Math.PI * random.number());

const usual = 0.76;

// Deviations as shares of a scale. Together they are about a fifth: 0.8 points of a scale of five.
const deviations = { course: 0.07, evaluation: 0.04, instructor: 0.1, question: 0.04, student: 0.08, ballot: 0.09 };

// A trait does not depend on the seed, so a second run finds the same people.
const trait = (kind: keyof typeof deviations, id: string): number =>
  deviations[kind] * bell(randomOf('opinion', kind, id));

/** Returns the quality of an evaluated course for its students, as a share of the best value on a scale. */
const qualityOf = ({ course, evaluation }: Judged): number =>
  usual + trait('course', course) + trait('evaluation', evaluation);

/**
 * Returns how much better than others an instructor teaches, in all sections. The next function returns how much more a
 * question is affirmed.
 */
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

/** Returns how much better than usual a student liked one evaluated class. All answers of a ballot share this value. */
const moodOf = ({ leniency }: Habits, random: Random): number => leniency + deviations.ballot * bell(random);

type Content = Pick<GivenAnswer, 'value' | 'choices' | 'text' | 'not_applicable'>;

/** A student's opinion on the subject of a question: from 0 to 1, the best. */
interface Opinion {
  readonly good: number;
  readonly voter: Voter;
  readonly habits: Habits;
}

const between = (least: number, value: number, greatest: number): number => Math.min(greatest, Math.max(least, value));

// On a bipolar scale, too much is as likely as too little.
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

// Choices are not equally popular, and their popularity differs between evaluations.
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

// Some questions fit fewer courses than others: between 1 and 8 % of answers are "not applicable".
const doesNotApply = ({ id, notApplicable }: Question, random: Random): boolean =>
  notApplicable && random.number() < 0.01 + 0.07 * randomOf('not applicable', id).number();

const longestRemark = 4_000;

// Dissatisfied students give reasons more often.
const withComment = (question: Question, opinion: Opinion): Pick<GivenAnswer, 'comment'> => {
  const { good, voter, habits } = opinion;
  if (!question.allowsComment || habits.writes === 'nothing') return {};
  if (voter.random.number() > 0.35 - 0.25 * good) return {};
  return { comment: write({ ...question, maxLength: longestRemark }, opinion) };
};

// The answers of one student about one subject differ less than the answers of several students.
const noise = 0.1;

/** The values from which an answer is made. */
interface Answering {
  readonly voter: Voter;
  readonly habits: Habits;
  /** The student's overall opinion. */
  readonly overall: number;
  /** The user ids of section instructors, by the instructor's id. */
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
 * Makes the answers that a student might give to a form; the same random numbers give the same answers. Courses and
 * instructors differ, the answers of one student are alike, some questions do not apply, optional ones are sometimes
 * skipped, and hidden ones always. The result is empty only if the form asks nothing.
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
  // The first question is always shown.
  return kept.length > 0 ? kept : asked.slice(0, 1).map((each) => answerOnce(each, answering));
};
