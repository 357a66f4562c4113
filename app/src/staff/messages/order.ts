import type { Period, Schedule } from '../periods/queries.ts';
import type { Forecast, Message } from './queries.ts';
import { isStaff } from './rules.ts';

/** Whether a period has closed: no message is sent then any more. */
export const isOver = ({ attributes: { status } }: Period['resource']): boolean =>
  status === 'closed' || status === 'released';

const dayMs = 86_400_000;

type Known = Forecast | null | undefined;

const inForecast = (forecast: Known, { id }: Pick<Message, 'id'>) =>
  forecast?.messages.find(({ message }) => message === id);

/** When a message is due by the forecast; null where the period has no such time, undefined where nothing is known. */
export const dueOf = (forecast: Known, message: Pick<Message, 'id'>): string | null | undefined =>
  inForecast(forecast, message)?.due_at;

/** How many instructors or chairs a message reaches; undefined for one to students, whose number the forecast has once. */
export const staffReached = (forecast: Known, message: Pick<Message, 'id' | 'attributes'>): number | undefined =>
  isStaff(message.attributes.audience) ? inForecast(forecast, message)?.recipients : undefined;

/** The times of a period from which those of its messages count. */
type Times = Partial<
  Pick<Schedule['attributes'], 'opens_at' | 'closes_at'> & Pick<Period['resource']['attributes'], 'results_release_at'>
>;

export const timesOf = ({ resource, schedule }: Period): Times => ({
  ...schedule?.attributes,
  results_release_at: resource.attributes.results_release_at,
});

/** When a message was to be sent, to the day: enough for the order of those that were never sent. */
const plannedOf = ({ attributes: { when } }: Message, times: Times): string | undefined => {
  if (when.at !== undefined) return when.at;
  const anchor = when.anchor && times[when.anchor];
  return anchor ? new Date(Date.parse(anchor) + (when.days ?? 0) * dayMs).toISOString() : undefined;
};

/** The messages in the order of their time: when sending began or will begin. What has none is last. */
export const inOrder = (messages: readonly Message[], forecast: Known, times: Times = {}): Message[] => {
  const timeOf = (message: Message): number => {
    const { started_at: started, finished_at: finished } = message.attributes;
    const at = started ?? dueOf(forecast, message) ?? plannedOf(message, times) ?? finished;
    return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
  };
  return messages.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    return first === second ? 0 : first - second;
  });
};
