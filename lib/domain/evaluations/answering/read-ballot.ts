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

/** The field in which problems of answers are reported. */
const field = 'answers';

/** Error with all the problems that keep answers from becoming a ballot. */
export class WrongAnswers extends Error {
  readonly problems: readonly Problem[];
  /** The required questions without an answer. */
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

/** Finds second answers to the same question in one response. */
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

// A wrong answer counts as an answer, so that its question is not also reported as missing.
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

/** Finds answers to questions that their conditions do not show. */
const hidden = (form: Form, parsed: readonly Parsed[]): Problem[] => {
  const isShown = shownBy(form, answersIn(parsed));
  const names = new Set(everythingAsked(form).flatMap((each) => (isShown(each) ? [] : [nameOfAsked(each.asked)])));
  return parsed.flatMap(({ answer }, index): Problem[] =>
    answer !== undefined && names.has(nameOfAsked(answer))
      ? [{ field, code: 'not_shown', path: [index, 'question'] }]
      : [],
  );
};

/** Returns an answer with its members in a fixed order, and its choices in the order of the question. */
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

/** Returns answers in the order of the form, so that nothing shows the order in which a student filled it in. */
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

/** Finds problems of the attribute as a whole. If there are any, the single answers are not checked. */
const wrongAsWhole = (given: unknown): Problem[] => {
  if (given === undefined || given === null || (Array.isArray(given) && given.length === 0))
    return [{ field, code: 'blank' }];
  if (!Array.isArray(given)) return [{ field, code: 'not_an_array' }];
  return given.length > mostAnswers ? [{ field, code: 'too_many', bound: mostAnswers }] : [];
};

/** Returns the ballot for some answers. Throws one WrongAnswers with all their problems, and with `others`. */
export const readBallot = (form: Form, given: unknown, others: readonly Problem[] = []): Ballot => {
  const whole = wrongAsWhole(given);
  if (whole.length > 0) throw new WrongAnswers([...others, ...whole]);
  // `wrongAsWhole` has checked that the value is a list.
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
