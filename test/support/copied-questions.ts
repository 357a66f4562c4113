import { readQuestionnaire } from '../../lib/domain/evaluations/questions/read-questionnaire.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { type TestService, toOne } from './service.ts';

/** Periods whose question sets are copied from one into another. */
export class CopiedQuestions {
  readonly #service: TestService;
  readonly #term: StoredRecord;

  constructor(service: TestService, term: StoredRecord) {
    this.#service = service;
    this.#term = term;
  }

  newPeriod(): Promise<StoredRecord> {
    const attributes = { name: 'P', evaluation_type: 'midterm' };
    return this.#service.seed('course_evaluation_period', attributes, { term: toOne(this.#term) });
  }

  /** Gives a period one set of so many sections with so many questions each. */
  async ask(period: StoredRecord, sections: number, questions: number): Promise<StoredRecord> {
    const { seed } = this.#service;
    const set = await seed(
      'course_evaluation_question_set',
      { name: 'Course', position: 0 },
      { period: toOne(period) },
    );
    for (let part = 0; part < sections; part += 1) {
      const below = { question_set: toOne(set) };
      const section = await seed('course_evaluation_question_set_section', { name: `Part ${part}` }, below);
      const parents = { ...below, question_set_section: toOne(section) };
      for (let position = 0; position < questions; position += 1) {
        const attributes = {
          text: `Question ${part}.${position}`,
          text_translations: { de: 'Frage' },
          kind: 'scale',
          scale: { points: 7 },
          position,
        };
        await seed('course_evaluation_question', attributes, parents);
      }
    }
    return set;
  }

  copy(target: StoredRecord, source: { readonly type: string; readonly id: string }) {
    return this.#service.call('POST', `/api/v1/course_evaluation_periods/${target.id}/question_sets/copies`, {
      body: { data: { type: 'course_evaluation_question_set_copy', relationships: { source: toOne(source) } } },
    });
  }

  async setsOf(period: StoredRecord) {
    const { store } = this.#service;
    return readQuestionnaire(store, (await store.read(period)) ?? period);
  }

  /** What a period asks, without ids: the same for a copy. */
  async outlineOf(period: StoredRecord) {
    return (await this.setsOf(period)).map(({ set, sections }) => [
      set.name,
      set.position,
      sections.map(({ section, questions }) => [
        section.name,
        questions.map(({ text, scale, position, text_translations }) => [text, scale, position, text_translations]),
      ]),
    ]);
  }
}
