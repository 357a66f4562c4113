import type { GivenAnswer } from '../../../../resources/course-evaluations/given-answers.ts';
import type { Scale } from '../../../../resources/course-evaluations/question-scale.ts';
import { type Random, randomOf } from '../../../../runtime/random.ts';
import { type AskedOnce, everythingAsked, type Form } from '../../answering/form.ts';
import type { Question } from '../../questions/question.ts';
import {
  bell,
  type Habits,
  habitsOf,
  instructorTrait,
  moodOf,
  qualityOf,
  questionTrait,
  type Voter,
} from './opinions.ts';
import { remark } from './remarks.ts';

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

/** Finds who teaches, by the id of the instructor in answers. */
export type PersonOf = (instructor: string) => string;

/** How an answer is made. */
interface Answering {
  readonly voter: Voter;
  readonly habits: Habits;
  /** How good the student finds the whole. */
  readonly overall: number;
  readonly personOf: PersonOf;
}

const opinionOn = ({ question, asked }: AskedOnce, { voter, habits, overall, personOf }: Answering): Opinion => {
  const instructor = asked.instructor === undefined ? 0 : instructorTrait(personOf(asked.instructor));
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
 * common, some questions do not apply, optional ones are skipped at times. The same for the same chance. None only where
 * nothing is asked.
 */
export const makeAnswers = (form: Form, voter: Voter, personOf: PersonOf): GivenAnswer[] => {
  const habits = habitsOf(voter.student);
  const overall = qualityOf(voter.judged) + moodOf(habits, voter.random);
  const answering = { voter, personOf, habits, overall };
  const asked = everythingAsked(form);
  const answered = asked.filter((each) => !isSkipped(each, answering));
  const kept = answered.length > 0 ? answered : asked.slice(0, 1);
  return kept.map((each) => answerOnce(each, answering));
};
