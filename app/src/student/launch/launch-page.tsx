import { FacetError } from 'facet-client/errors';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../shared/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useVisit, type WayIn } from '../answering/visit.tsx';
import { Page } from '../parts/page.tsx';
import { type Launched, redeemLaunch, takeLaunch } from './launch.ts';
import { wordsIn } from './words.ts';
import type { LaunchRefusal } from './words-en.ts';

const hasEnded = (): never => {
  // As with a sign-in that has ended: the platform, or the institution's sign-in, leads in again.
  throw new FacetError(new Response(null, { status: 401 }), []);
};

const grantsOf = ({ answering_tokens: tokens }: Launched) =>
  tokens.map(({ student, period, token }) => ({ key: `${student} ${period.id}`, period, token }));

/** The way in by a launch: its tokens are good for 30 minutes, and there are no others. */
const wayInBy = (learner: Launched): WayIn => {
  let isUsed = false;
  return {
    redeem: async () => {
      if (isUsed) return hasEnded();
      isUsed = true;
      return grantsOf(learner);
    },
    // A learner has one.
    secret: Promise.resolve(learner.draft_key ?? ''),
    leave: () => window.location.replace('/app?left'),
  };
};

const refusals: readonly LaunchRefusal[] = ['launch_expired', 'not_enrolled', 'nothing_open'];

const refusalOf = (error: unknown): LaunchRefusal =>
  (error instanceof FacetError
    ? refusals.find((code) => error.errors.some((each) => each.code === code))
    : undefined) ?? 'unreachable';

// Of the document, which is loaded again by each launch.
const launch = takeLaunch(window);

/** Where a launch from the learning platform leads: nothing is asked before the person says so. */
export const LaunchPage = () => {
  const words = wordsIn(useLanguage().own);
  const { enter } = useVisit();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<LaunchRefusal | undefined>(
    launch === undefined ? 'launch_expired' : undefined,
  );
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    if (launch === undefined || isBusy) return;
    setBusy(true);
    try {
      const launched = await redeemLaunch(launch);
      if (launched.role === 'staff') {
        navigate(launched.section === null ? '/home' : `/results?section=${launched.section}`, { replace: true });
        return;
      }
      enter(wayInBy(launched));
      navigate(launched.evaluation === null ? '/' : `/evaluations/${launched.evaluation}`, { replace: true });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  if (refusal !== undefined) {
    const [title, text] = words.refused[refusal];
    return (
      <Page title={title}>
        <p className="lead">{text}</p>
        <p>
          {words.code} <code>{refusal}</code>
        </p>
      </Page>
    );
  }
  return (
    <Page title={words.title}>
      <p className="lead">{words.lead}</p>
      <Button isWide onClick={() => void begin()}>
        {words.begin}
      </Button>
    </Page>
  );
};
