import { issueToken } from '../../../lib/access/tokens.ts';
import { readAllOf } from '../../../lib/domain/evaluations/response-rates/read-evaluations.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { courseEvaluationResult } from '../../../lib/resources/course-evaluations/course-evaluation-result.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { bearer, type Made } from './made.ts';
import type { SampleTable } from './with-engine.ts';

const type = 'course_evaluation_reply';
const text = '<p>Thank you. Next year there will be more examples from practice, and shorter exercises.</p>';

/** A result of the sample's released period that has a reply, or none yet; and the headers of somebody who has taught it. */
const findTaught = async ({ store, samples }: SampleTable, isWanted: (reply: StoredRecord | undefined) => boolean) => {
  const sample = await store.read({ type: courseEvaluationResult.type, id: samples[type] ?? '' });
  for (const result of await readAllOf(store, courseEvaluationResult, String(sample?.period))) {
    const [instructor] = linkedIds(result, 'instructors');
    const person = instructor && (await store.read({ type: 'course_evaluation_instructor', id: instructor }));
    const reply = await store.read({ type, id: result.id });
    if (!person || result.status !== 'available' || !isWanted(reply)) continue;
    const principal = { kind: 'user', id: String(person.user) } as const;
    const { token } = await issueToken(store, {
      name: 'instructor',
      scopes: ['replies:read', 'replies:write'],
      principal,
      now: new Date(),
    });
    return { evaluation: result.id, reply, headers: bearer(token) };
  }
  throw new Error('the sample has no such evaluation');
};

const creating: Made = async (table) => {
  const { evaluation, headers } = await findTaught(table, (reply) => reply === undefined);
  const relationships = { evaluation: { data: { type: 'course_evaluation', id: evaluation } } };
  return { headers, body: { data: { type, attributes: { text }, relationships } } };
};

// What is added is taken at any time.
const adding: Made = async (table) => {
  const { evaluation: id, reply, headers } = await findTaught(table, (each) => each !== undefined);
  const attributes = { text: `${reply?.text}${text}` };
  return { headers, pathParameters: { id }, body: { data: { type, id, attributes } } };
};

const listingDue: Made = async (table) => ({ headers: (await findTaught(table, () => true)).headers });

/** The requests of those who reply to their students. */
export const replyRequests: Readonly<Record<string, Made>> = {
  'create-reply': creating,
  'list-due-replies': listingDue,
  'update-reply': adding,
};
