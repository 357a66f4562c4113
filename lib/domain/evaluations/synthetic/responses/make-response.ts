import type { Change } from '../../../../model/validation/change.ts';
import { newRecord } from '../../../../model/write/apply-change.ts';
import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationQuestionSetSection } from '../../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationResponse } from '../../../../resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../../../resources/course-evaluations/course-evaluation-section-response.ts';
import type { Random } from '../../../../runtime/random.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { type AnswerWindow, answerDay } from './answer-day.ts';

/** What a response answers, and when it can. */
export interface Asked {
  readonly evaluation: string;
  /** Ids of the sections of the period's question sets, in order. */
  readonly sections: readonly string[];
  readonly window: AnswerWindow;
}

export interface MadeResponse {
  readonly response: StoredRecord;
  readonly sectionResponses: readonly StoredRecord[];
}

const notCompleted = 0.055;

/** How many of the sections a student answers: mostly all; so many give up that `notCompleted` of all sections are left. */
const completedOf = (sections: number, random: Random): number => {
  const givesUp = (notCompleted * 2 * sections) / (sections + 1);
  const [chance, place] = [random.number(), random.number()];
  return chance < givesUp ? Math.floor(place * sections) : sections;
};

const changeOf = (attributes: Change['attributes'], toOne: Change['toOne']): Change => ({
  attributes,
  toOne,
  toMany: {},
  data: { attributes: {}, relationships: {} },
});

/** Makes a response that a student might have given; no student is chosen. */
export const makeResponse = ({ evaluation, sections, window }: Asked, random: Random): MadeResponse => {
  const [responseId, completed] = [random.id(), completedOf(sections.length, random)];
  const day = answerDay(window, random);
  const sectionResponses = sections.map((section, index) => {
    const isCompleted = index < completed;
    const change = changeOf(isCompleted ? { completed: true, completed_at: day.toISOString() } : {}, {
      evaluation_response: { type: courseEvaluationResponse.type, id: responseId },
      question_set_section: { type: courseEvaluationQuestionSetSection.type, id: section },
    });
    return newRecord(courseEvaluationSectionResponse, change, day, { id: random.id() });
  });
  const change = changeOf({}, { evaluation: { type: courseEvaluation.type, id: evaluation } });
  const linkages = { section_responses: Object.fromEntries(sectionResponses.map(({ id }) => [id, {}])) };
  const response = newRecord(courseEvaluationResponse, change, day, { id: responseId, linkages });
  return { response, sectionResponses };
};
