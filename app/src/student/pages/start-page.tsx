import { Suspense } from 'react';
import { useLanguage } from '../../shared/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ClockIcon, LockIcon, ShieldIcon } from '../../ui/icons.tsx';
import { useVisit } from '../answering/visit.tsx';
import { Page } from '../parts/page.tsx';
import { later } from './later-page.tsx';
import { LoadingPage } from './loading-page.tsx';

const icons = [<ShieldIcon key="anonymous" />, <ClockIcon key="time" />, <LockIcon key="final" />];

/** The index of the promise that depends on drafts. */
const inOwnTime = 1;

const Promises = () => {
  const { start, form } = useLanguage().messages;
  const { keepsDrafts } = useVisit();
  return (
    <ul className="promises">
      {start.promises.map(([name, text], index) => (
        <li key={name}>
          {icons[index]}
          <div>
            <strong>{name}</strong>
            <p>{index === inOwnTime && !keepsDrafts ? form.noDrafts : text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};

// The module is loaded on demand, because students with a link never need it.
const NoLinkPage = later(async () => (await import('../signing-in/no-link-page.tsx')).NoLinkPage);

/**
 * Renders the page that a link opens: notes for the student, and a button to begin. Nothing is sent before the student
 * begins.
 */
export const StartPage = () => {
  const { hasLink, begin } = useVisit();
  const { start } = useLanguage().messages;
  if (!hasLink) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <NoLinkPage promises={<Promises />} />
      </Suspense>
    );
  }
  return (
    <Page title={start.title}>
      <p className="lead">{start.lead}</p>
      <Promises />
      <Button isWide onClick={begin}>
        {start.begin}
      </Button>
    </Page>
  );
};
