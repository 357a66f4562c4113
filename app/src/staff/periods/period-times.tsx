import type { ReactNode } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Time } from '../parts/time.tsx';
import { messages } from './messages.ts';
import type { Period } from './queries.ts';

const isPast = (at: string): boolean => Date.parse(at) <= serviceTime().getTime();

const Fact = ({ name, at }: { readonly name: string; readonly at: string | null | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>{at ? <Time at={at} /> : messages.notDecided}</dd>
  </div>
);

/** When a period opens, closes and shows results, in the reader's zone. */
export const PeriodTimes = ({ period: { resource, schedule } }: { readonly period: Period }): ReactNode => {
  if (schedule === undefined) return <p className="muted">{messages.notScheduled}</p>;
  const { opens_at: opens, closes_at: closes } = schedule.attributes;
  // A draft never opens, whatever its times are.
  const isDraft = resource.attributes.status === 'draft';
  const hasPassed = (at: string | null): boolean => at !== null && !isDraft && isPast(at);
  return (
    <dl className="times">
      <Fact name={hasPassed(opens) ? messages.opened : messages.opens} at={opens} />
      <Fact name={hasPassed(closes) ? messages.closed : messages.closes} at={closes} />
      <Fact name={messages.released} at={resource.attributes.results_release_at} />
    </dl>
  );
};
