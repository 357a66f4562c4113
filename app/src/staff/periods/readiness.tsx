import { useState } from 'react';
import { Link } from 'wouter';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, MissingIcon } from '../../ui/check-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toTime } from '../parts/times.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { CopyQuestionsDialog } from './copy-questions-dialog.tsx';
import { messages } from './messages.ts';
import { type ResponseRates, useRates, type WholePeriod } from './queries.ts';

const words = messages.ready;

/** Something that a period needs before it opens. */
interface Need {
  readonly key: string;
  readonly isMet: boolean;
  readonly text: string;
}

const openingOf = ({ schedule }: WholePeriod): Omit<Need, 'key'> => {
  const opens = schedule?.attributes.opens_at;
  if (!opens) return { isMet: false, text: words.noOpening };
  const isPast = Date.parse(opens) <= serviceTime().getTime();
  return isPast
    ? { isMet: false, text: words.openingPast(toTime(opens)) }
    : { isMet: true, text: words.opens(toTime(opens)) };
};

const closingOf = ({ schedule }: WholePeriod): Omit<Need, 'key'> => {
  const closes = schedule?.attributes.closes_at;
  return closes ? { isMet: true, text: words.closes(toTime(closes)) } : { isMet: false, text: words.noClosing };
};

/** Returns which needs of a period are met; `rates` say how many students the period reaches. */
const needsOf = (period: WholePeriod, rates: ResponseRates | undefined): readonly Need[] => {
  const { minimum_response_threshold: threshold } = period.resource.attributes;
  const sets = period.questionSets;
  return [
    ...(rates === undefined
      ? []
      : [
          rates.sections > 0
            ? { key: 'sections', isMet: true, text: words.sections(rates.sections, rates.enrolled) }
            : { key: 'sections', isMet: false, text: words.noSections },
        ]),
    sets.length > 0
      ? { key: 'questions', isMet: true, text: words.questions(sets) }
      : { key: 'questions', isMet: false, text: words.noQuestions },
    { key: 'opening', ...openingOf(period) },
    { key: 'closing', ...closingOf(period) },
    typeof threshold === 'number'
      ? { key: 'threshold', isMet: true, text: words.threshold(threshold) }
      : { key: 'threshold', isMet: false, text: words.noThreshold },
  ];
};

/** Links to the remedy for an unmet need, if this page offers one. */
const Remedy = ({ period, need, copy }: { period: WholePeriod; need: Need; copy: () => void }) => {
  if (need.isMet || need.key === 'sections') return null;
  if (need.key === 'questions')
    return (
      <>
        <Button kind="secondary" isSmall onClick={copy}>
          {words.copy}
        </Button>{' '}
        <Link href={`/periods/${period.resource.id}/questions`}>{words.write}</Link>
      </>
    );
  return <Link href={`/periods/${period.resource.id}/settings`}>{messages.settings.change}</Link>;
};

/** Shows what a period needs before it opens: the met needs, the missing ones, and their remedies. */
export const Readiness = ({ period }: { readonly period: WholePeriod }) => {
  const { account } = useStaff();
  const { data: rates } = useRates(period.resource.id);
  const [isCopying, setIsCopying] = useState(false);
  const [done, report] = useState<string>();
  const mayChange = may(account, 'periods:write');
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="muted">{period.resource.attributes.status === 'draft' ? words.draftLead : words.scheduledLead}</p>
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      <ul className="needs">
        {needsOf(period, rates).map((need) => (
          <li key={need.key} className={need.isMet ? 'met' : 'missing'}>
            {need.isMet ? <CheckIcon /> : <MissingIcon />}
            <span>
              <span className="visually-hidden">{need.isMet ? words.done : words.missing}: </span>
              {need.text} {mayChange && <Remedy period={period} need={need} copy={() => setIsCopying(true)} />}
            </span>
          </li>
        ))}
      </ul>
      {isCopying && <CopyQuestionsDialog period={period} report={report} close={() => setIsCopying(false)} />}
    </section>
  );
};
