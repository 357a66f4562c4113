import { createFacetClient, type FacetClient } from '../../../client/src/client.ts';
import type { Attributes } from '../../../client/src/types.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import { type Target, UsageError } from '../../command.ts';
import { readService, refuseTable } from '../../service.ts';

/** The path of all messages. */
export const path = '/api/v1/course_evaluation_period_messages';

/** The attributes of a message, as answers show them. */
export type Message = Attributes<'course_evaluation_period_message'>;

/** The help text about the options for the service. */
export const serviceHelp = `  --url URL        the service: its address before /api/v1 (without it: that of npm start)
  --token TOKEN    the access token; better set FACET_TOKEN in the environment, which other users can't see`;

/** Opens a client of the service that the options name. Throws UsageError. */
export const openClient = (given: Parameters<typeof readService>[0], target: Target): FacetClient => {
  refuseTable(target, 'message');
  return createFacetClient({ ...readService(given), retry: { attempts: 3 } });
};

/** Returns the path parameters for the id of a message. Throws UsageError. */
export const messagePath = (text = '') => {
  const id = canonicalId(text);
  if (id === undefined) throw new UsageError('That is not the id of a message; see npm run facet -- message list.');
  return { path: { id } };
};

const describeDays = (days: number): string => `${days > 0 ? '+' : ''}${days} ${Math.abs(days) === 1 ? 'day' : 'days'}`;

/** Describes when a message is sent, in one line: `closes_at -4 days 09:00`. */
export const describeWhen = ({ at, anchor, days, time }: Message['when']): string =>
  at ?? [anchor, ...(days ? [describeDays(days)] : []), ...(time === undefined ? [] : [time])].join(' ');

/** Describes the state of a message, with the reason. */
export const describeState = ({ state, reason }: Message): string =>
  reason === null ? `${state}` : `${state} (${reason})`;
