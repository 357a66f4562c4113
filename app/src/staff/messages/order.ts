import type { Period, Schedule } from '../periods/queries.ts';
import type { Forecast, Message } from './queries.ts';
import { isStaff } from './rules.ts';

/** Returns whether a period has closed. */
export const isOver = ({ attributes: { status } }: Period['resource']): boolean =>
  status === 'closed' || status === 'released';

const dayMs = 86_400_000;

type Known = Forecast | null | undefined;

const inForecast = (forecast: Known, { id }: Pick<Message, 'id'>) =>
  forecast?.messages.find(({ message }) => message === id);

/** Returns when a message is due by the forecast; null if the period has no such time, undefined without a forecast. */
export const dueOf = (forecast: Known, message: Pick<Message, 'id'>): string | null | undefined =>
  inForecast(forecast, message)?.due_at;

/**
 * Returns how many instructors or chairs a message reaches; undefined for a message to students, whose number is in the
 * forecast once.
 */
export const staffReached = (forecast: Known, message: Pick<Message, 'id' | 'attributes'>): number | undefined =>
  isStaff(message.attributes.audience) ? inForecast(forecast, message)?.recipients : undefined;

/** The times of a period on which the times of its messages are based. */
type Times = Partial<
  Pick<Schedule['attributes'], 'opens_at' | 'closes_at'> & Pick<Period['resource']['attributes'], 'results_release_at'>
>;

export const timesOf = ({ resource, schedule }: Period): Times => ({
  ...schedule?.attributes,
  results_release_at: resource.attributes.results_release_at,
});

/** Returns the planned time of a message, to the day. This is enough to sort messages that were never sent. */
const plannedOf = ({ attributes: { when } }: Message, times: Times): string | undefined => {
  if (when.at !== undefined) return when.at;
  const anchor = when.anchor && times[when.anchor];
  return anchor ? new Date(Date.parse(anchor) + (when.days ?? 0) * dayMs).toISOString() : undefined;
};

/** Sorts the messages by the time when sending began or will begin. Messages without a time come last. */
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
