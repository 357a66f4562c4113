import { Link } from 'wouter';
import { useLanguage } from '../../shared/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ClockIcon, LockIcon, ShieldIcon } from '../../ui/icons.tsx';
import { useVisit } from '../answering/visit.tsx';
import { Page } from '../parts/page.tsx';

const icons = [<ShieldIcon key="anonymous" />, <ClockIcon key="time" />, <LockIcon key="final" />];

/** Which of the promises needs drafts. */
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

/** Where a link leads to: what the student should know, and a button to begin. Nothing is sent before that. */
export const StartPage = () => {
  const { hasLink, begin } = useVisit();
  const { start } = useLanguage().messages;
  const hasLeft = new URLSearchParams(window.location.search).has('left');
  if (!hasLink) {
    return (
      <Page title={hasLeft ? start.left : start.noLink}>
        <p className="lead">{hasLeft ? start.leftLead : start.noLinkLead}</p>
        <p className="muted">
          {start.staff} <Link href="/home">{start.signIn}</Link>
        </p>
      </Page>
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
