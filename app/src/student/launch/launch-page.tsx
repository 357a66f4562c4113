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
  // The status is that of a sign-in that has ended. The student enters again through the platform or the sign-in.
  throw new FacetError(new Response(null, { status: 401 }), []);
};

const grantsOf = ({ answering_tokens: tokens }: Launched) =>
  tokens.map(({ student, period, token }) => ({ key: `${student} ${period.id}`, period, token }));

/** Returns the access by a launch. Its tokens are good for 30 minutes, and no others follow. */
const wayInBy = (learner: Launched): WayIn => {
  let isUsed = false;
  return {
    redeem: async () => {
      if (isUsed) return hasEnded();
      isUsed = true;
      return grantsOf(learner);
    },
    // The launch of a learner always has this key.
    secret: Promise.resolve(learner.draft_key ?? ''),
    leave: () => window.location.replace('/app?left'),
  };
};

const refusals: readonly LaunchRefusal[] = ['launch_expired', 'not_enrolled', 'nothing_open'];

const refusalOf = (error: unknown): LaunchRefusal =>
  (error instanceof FacetError
    ? refusals.find((code) => error.errors.some((each) => each.code === code))
    : undefined) ?? 'unreachable';

// The launch belongs to the document, and each launch loads the document again.
const launch = takeLaunch(window);

/** Renders the page that a launch from the learning platform opens. Nothing is sent before the person begins. */
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
