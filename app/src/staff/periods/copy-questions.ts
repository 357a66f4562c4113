import type { FacetClient } from 'facet-client';

/** Copies the question sets of a period, `source`, into another one. */
export const copyQuestions = async (
  client: FacetClient,
  id: string,
  source: string,
  idempotencyKey: string,
): Promise<void> => {
  const from = { data: { type: 'course_evaluation_period' as const, id: source } };
  await client.post('/api/v1/course_evaluation_periods/{id}/question_sets/copies', {
    params: { path: { id } },
    body: { data: { type: 'course_evaluation_question_set_copy', relationships: { source: from } } },
    idempotencyKey,
  });
};
