import { numberField } from '../../domain/access-control/taken-identifiers.ts';
import { user } from '../../resources/people/user.ts';
import type { LoadPlan } from './format.ts';
import type { Intent, MappedRow } from './intent.ts';

/**
 * Leaves the languages of some people to a later file of the set, which names the people by their ids or numbers. If
 * both files wrote them, they would change at each import.
 */
export const leaveLanguages = (plan: LoadPlan, people: ReadonlySet<string>): LoadPlan => {
  const leave = (intent: Intent): Intent => {
    if (intent.kind !== 'record' || intent.type !== user.type) return intent;
    const { preferred_language: _left, ...attributes } = intent.attributes;
    const isNamed = people.has(intent.key.sourceId) || people.has(String(attributes[numberField]));
    return isNamed ? { ...intent, attributes } : intent;
  };
  const leaveIn = async function* (rows: AsyncIterable<MappedRow>): AsyncGenerator<MappedRow> {
    for await (const row of rows) yield row.kind === 'intents' ? { ...row, intents: row.intents.map(leave) } : row;
  };
  if (people.size === 0) return plan;
  return { ...plan, stages: plan.stages.map((stage) => ({ ...stage, read: () => leaveIn(stage.read()) })) };
};
