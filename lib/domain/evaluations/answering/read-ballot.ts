import { type GenericSchema, safeParse } from 'valibot';
import { unanswered as notAnswered } from '../../../errors/answering.ts';
import { errorOf } from '../../../errors/error-kind.ts';
import { describeProblem, type Problem } from '../../../errors/fields.ts';
import { attributeProblems } from '../../../model/validation/validation-error.ts';
import { type GivenAnswer, givenAnswer, mostAnswers } from '../../../resources/course-evaluations/given-answers.ts';
import type { Answer, Ballot } from '../../../store/ballots.ts';
import { maxBallotBytes, textOfAnswers } from '../../../store/sealed-answers.ts';
import { checkAnswer } from './check-answer.ts';
import { type Asked, type AskedOnce, everythingAsked, type Form, nameOfAsked, shownBy } from './form.ts';

/** The field that problems of answers are of. */
const field = 'answers';

/** Everything that keeps answers from being a ballot. */
export class WrongAnswers extends Error {
  readonly problems: readonly Problem[];
  /** What must be answered and is not. */
  readonly unanswered: readonly Asked[];

  constructor(problems: readonly Problem[], unanswered: readonly Asked[] = []) {
    super([...problems.map(describeProblem), ...unanswered.map((each) => errorOf(notAnswered, each).detail)][0]);
    this.problems = problems;
    this.unanswered = unanswered;
  }
}

interface Parsed {
  readonly answer?: GivenAnswer;
  readonly problems: readonly Problem[];
}

const parse = (given: unknown, index: number): Parsed => {
  const parsed = safeParse(givenAnswer as GenericSchema<unknown, GivenAnswer>, given, { abortPipeEarly: true });
  if (parsed.success) return { answer: parsed.output, problems: [] };
  return {
    problems: attributeProblems(field, parsed.issues).map((each) => ({ ...each, path: [index, ...(each.path ?? [])] })),
  };
};

/** Answers to what was answered before in the same response. */
const repeated = (answers: readonly (GivenAnswer | undefined)[]): Problem[] => {
  const seen = new Set<string>();
  return answers.flatMap((answer, index): Problem[] => {
    if (answer === undefined) return [];
    const name = nameOfAsked(answer);
    const isSecond = seen.has(name);
    seen.add(name);
    return isSecond ? [{ field, code: 'taken', path: [index, 'question'] }] : [];
  });
};

// A wrong answer counts as one too, so that its question is not also reported as missing.
const answeredBy = (given: readonly unknown[], parsed: readonly Parsed[]): Set<string> =>
  new Set(
    given.flatMap((each, index): string[] => {
      const { question, instructor } = parsed[index]?.answer ?? Object(each);
      const name = { question: String(question).toLowerCase(), instructor: String(instructor ?? '').toLowerCase() };
      return [nameOfAsked(name)];
    }),
  );

const answersIn = (parsed: readonly Parsed[]): GivenAnswer[] => parsed.flatMap(({ answer }) => answer ?? []);

const missing = (form: Form, answered: ReadonlySet<string>, parsed: readonly Parsed[]): Asked[] => {
  const isShown = shownBy(form, answersIn(parsed));
  return everythingAsked(form)
    .filter((each) => each.question.isRequired && !answered.has(nameOfAsked(each.asked)) && isShown(each))
    .map(({ asked }) => asked);
};

/** Answers to what their conditions do not show. */
const hidden = (form: Form, parsed: readonly Parsed[]): Problem[] => {
  const isShown = shownBy(form, answersIn(parsed));
  const names = new Set(everythingAsked(form).flatMap((each) => (isShown(each) ? [] : [nameOfAsked(each.asked)])));
  return parsed.flatMap(({ answer }, index): Problem[] =>
    answer !== undefined && names.has(nameOfAsked(answer))
      ? [{ field, code: 'not_shown', path: [index, 'question'] }]
      : [],
  );
};

/** An answer with its members in one order, and its choices in that of the question. */
const normalised = ({ question, asked }: AskedOnce, answer: GivenAnswer): Answer => {
  const { value, choices, text, not_applicable, comment } = answer;
  const keys = question.choices.map(({ key }) => key);
  return {
    ...asked,
    ...(value !== undefined && { value }),
    ...(choices !== undefined && { choices: keys.filter((key) => choices.includes(key)) }),
    ...(text !== undefined && { text }),
    ...(not_applicable && { not_applicable }),
    ...(comment !== undefined && { comment }),
  };
};

/** Answers in the order of the form: nothing shows in which order somebody filled it in. */
const inOrder = (form: Form, answers: readonly GivenAnswer[]): Answer[] => {
  const given = new Map(answers.map((answer) => [nameOfAsked(answer), answer]));
  return everythingAsked(form).flatMap((each): Answer[] => {
    const answer = given.get(nameOfAsked(each.asked));
    return answer === undefined ? [] : [normalised(each, answer)];
  });
};

const problemsOf = (form: Form, given: readonly unknown[], parsed: readonly Parsed[]): Problem[] => {
  const answers = parsed.map(({ answer }) => answer);
  const problems = [
    ...parsed.flatMap((each) => each.problems),
    ...answers.flatMap((answer, index) =>
      answer === undefined
        ? []
        : checkAnswer(form, answer).map(({ path = [], ...each }) => ({ ...each, field, path: [index, ...path] })),
    ),
    ...repeated(answers),
    ...hidden(form, parsed),
  ];
  const places = problems.map((problem) => [Number(problem.path?.[0] ?? given.length), problem] as const);
  return places.sort(([one], [other]) => one - other).map(([, problem]) => problem);
};

/** What is wrong with the attribute as a whole; then the single answers are not checked. */
const wrongAsWhole = (given: unknown): Problem[] => {
  if (given === undefined || given === null || (Array.isArray(given) && given.length === 0))
    return [{ field, code: 'blank' }];
  if (!Array.isArray(given)) return [{ field, code: 'not_an_array' }];
  return given.length > mostAnswers ? [{ field, code: 'too_many', bound: mostAnswers }] : [];
};

/** The ballot that answers make; throws one WrongAnswers with everything that is wrong with them, and `others`. */
export const readBallot = (form: Form, given: unknown, others: readonly Problem[] = []): Ballot => {
  const whole = wrongAsWhole(given);
  if (whole.length > 0) throw new WrongAnswers([...others, ...whole]);
  // `wrongAsWhole` has found that it is one.
  const list = given as readonly unknown[];
  const parsed = list.map(parse);
  const problems = [...others, ...problemsOf(form, list, parsed)];
  const unanswered = missing(form, answeredBy(list, parsed), parsed);
  if (problems.length + unanswered.length > 0) throw new WrongAnswers(problems, unanswered);
  const answers = inOrder(form, answersIn(parsed));
  if (Buffer.byteLength(textOfAnswers(answers)) > maxBallotBytes)
    throw new WrongAnswers([{ field, code: 'too_large', bound: maxBallotBytes }]);
  return { answers };
};
