import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { toPercent } from '../parts/formats.ts';
import { type Counts, changesAnything, toCounts } from './counts.ts';
import { nameOf } from './file-action.tsx';
import { messages } from './messages.ts';
import { ApplyStep, CheckStep, OtherFileStep, SendStep } from './next-steps.tsx';
import type { Import } from './queries.ts';
import { recall } from './remembered.ts';
import { rowsDoneOf, type Stage } from './stage.ts';
import { summaryOf } from './summary.ts';

const words = messages.one;

const Said = ({ of }: { readonly of: Import }) =>
  of.attributes.message === null ? null : (
    <p>
      {words.reason} {of.attributes.message}
    </p>
  );

const Checked = ({ of, counts }: { readonly of: Import; readonly counts: Counts | undefined }) => {
  const would = counts && summaryOf(counts, messages.would);
  const { rejected = 0, missing = 0, removed = 0 } = counts?.total ?? {};
  return (
    <>
      <Notice
        tone={rejected + removed > 0 ? 'warn' : 'good'}
        title={would === undefined ? words.nothingTitle : words.checkedTitle}
      >
        <p>{would === undefined ? words.nothing : words.would(would)}</p>
        {rejected > 0 && <p>{words.leftOut(rejected)}</p>}
        {missing > 0 && !of.attributes.remove_missing && <p>{words.missing(missing)}</p>}
      </Notice>
      {counts !== undefined && changesAnything(counts) ? (
        <ApplyStep of={of} label={words.applyNow} />
      ) : (
        <OtherFileStep />
      )}
    </>
  );
};

const Applied = ({ counts }: { readonly counts: Counts | undefined }) => {
  const did = counts && summaryOf(counts, messages.did);
  const rejected = counts?.total.rejected ?? 0;
  return (
    <>
      <Notice tone="good" title={words.appliedTitle}>
        <p>{did === undefined ? words.appliedNothing : words.applied(did)}</p>
        {rejected > 0 && <p>{words.wereLeftOut(rejected)}</p>}
      </Notice>
      <OtherFileStep />
    </>
  );
};

const Limited = ({
  of,
  stage: { limit },
}: {
  readonly of: Import;
  readonly stage: Extract<Stage, { kind: 'limited' }>;
}) => (
  <>
    <Notice tone="bad" title={words.limitedTitle}>
      <p>{words.limited(limit.limit)}</p>
      <ul>
        {limit.kinds.map(({ kind, missing, known }) => (
          <li key={kind}>{words.limitedKind(messages.kind(kind), missing, known)}</li>
        ))}
      </ul>
      <p>{words.limitedDo}</p>
    </Notice>
    <CheckStep of={of} limit={limit} />
  </>
);

const NotSent = ({ of, broke }: { readonly of: Import; readonly broke: boolean }) => {
  const isOurs = recall(sessionStorage, of.id) !== undefined;
  return (
    <>
      <Notice tone="warn" title={words.notSentTitle}>
        <p>{broke ? words.broke : isOurs ? words.left(nameOf(of)) : words.elsewhere}</p>
      </Notice>
      <SendStep of={of} />
    </>
  );
};

const Working = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Notice tone="plain" title={title}>
    <progress aria-label={title} />
    <p>{children}</p>
  </Notice>
);

const Running = ({ of }: { readonly of: Import }) => {
  const isCheck = of.attributes.dry_run === true;
  const title = isCheck ? words.runningCheckTitle : words.runningApplyTitle;
  const known = rowsDoneOf(of.attributes);
  return (
    <Notice tone="plain" title={title}>
      <progress aria-label={title} {...(known && { value: known.done, max: known.rows })} />
      {known !== undefined && <p>{words.rowsDone(known.done, known.rows)}</p>}
      <p>{isCheck ? words.runningCheck : words.runningApply}</p>
    </Notice>
  );
};

const Broken = ({ of, title, what }: { readonly of: Import; readonly title: string; readonly what: string }) => (
  <>
    <Notice tone="bad" title={title}>
      <Said of={of} />
      <p>{what}</p>
    </Notice>
    {of.attributes.dry_run ? <CheckStep of={of} /> : <ApplyStep of={of} label={words.repeat} />}
  </>
);

const Sending = ({ share }: { readonly share: number }) => {
  const text = words.sending(toPercent(share));
  return (
    <div className="notice plain stacked">
      <p>
        <strong>{text}</strong>
      </p>
      <progress aria-label={text} value={share} />
      <p>{words.stay}</p>
    </div>
  );
};

/** Shows the stage of an import, and the next step. */
export const StageNotice = ({ of, stage }: { readonly of: Import; readonly stage: Stage }) => {
  const counts = toCounts(of.attributes.counts);
  const isCheck = of.attributes.dry_run === true;
  switch (stage.kind) {
    case 'sending':
      return <Sending share={stage.share} />;
    case 'not_sent':
      return <NotSent of={of} broke={stage.broke} />;
    case 'arrived':
      return <Working title={words.arrivedTitle}>{words.arrived}</Working>;
    case 'running':
      return <Running of={of} />;
    case 'checked':
      return <Checked of={of} counts={counts} />;
    case 'applied':
      return <Applied counts={counts} />;
    case 'limited':
      return <Limited of={of} stage={stage} />;
    case 'stopped':
      return (
        <>
          <Notice tone="bad" title={words.stoppedTitle}>
            <Said of={of} />
            <p>{words.stopped}</p>
          </Notice>
          <OtherFileStep />
        </>
      );
    case 'interrupted':
      return <Broken of={of} title={words.interruptedTitle} what={words.interrupted} />;
    case 'failed':
      return (
        <Broken
          of={of}
          title={isCheck ? words.checkFailedTitle : words.failedTitle}
          what={isCheck ? words.checkFailed : words.failed}
        />
      );
  }
};
