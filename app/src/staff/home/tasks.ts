import { toRelative } from '../parts/times.ts';
import type { Period } from '../periods/queries.ts';
import { messages } from './messages.ts';

const words = messages.tasks;
const dayMs = 86_400_000;

/** A task of the office. */
export interface Task {
  readonly key: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

type Said = readonly [text: string, action: string];

const openTask = (name: string, closes: string | null, now: number): Said | undefined => {
  if (closes === null) return said(words.endless(name));
  return Date.parse(closes) - now < 3 * dayMs ? said(words.soon(name, toRelative(closes, now))) : undefined;
};

// Each pair has a text and the label of the action.
const said = ([text = '', action = '']: readonly string[]): Said => [text, action];

const taskOf = ({ resource: { attributes }, schedule }: Period, now: number): Said | undefined => {
  const { name, status, results_release_at: release } = attributes;
  const { opens_at: opens = null, closes_at: closes = null } = schedule?.attributes ?? {};
  switch (status) {
    case 'draft':
      return said(words.draft(name));
    case 'scheduled':
      return said(opens === null ? words.unscheduled(name) : words.scheduled(name, toRelative(opens, now)));
    case 'open':
      return openTask(name, closes, now);
    case 'closed':
      return said(release === null ? words.release(name) : words.releases(name, toRelative(release, now)));
    default:
      return undefined;
  }
};

// The missing times of a draft or a published period are set on its settings page.
const hrefOf = ({ resource: { id, attributes }, schedule }: Period): string =>
  attributes.status === 'scheduled' && !schedule?.attributes.opens_at ? `/periods/${id}/settings` : `/periods/${id}`;

const order = ['open', 'closed', 'scheduled', 'draft', 'released'];

/** Lists the office's tasks in the periods, the most urgent first. */
export const tasksOf = (periods: readonly Period[], now: number): readonly Task[] => {
  if (periods.length === 0) {
    const [text, action] = words.begin;
    return [{ key: 'begin', text, action, href: '/periods/new' }];
  }
  return periods
    .toSorted(
      (one, other) => order.indexOf(one.resource.attributes.status) - order.indexOf(other.resource.attributes.status),
    )
    .flatMap((period) => {
      const task = taskOf(period, now);
      return task === undefined
        ? []
        : [{ key: period.resource.id, text: task[0], action: task[1], href: hrefOf(period) }];
    });
};
