import { Link } from 'wouter';
import { useLanguage } from '../language/language.tsx';
import { Page } from '../parts/page.tsx';
import { useVisit } from '../session/visit.tsx';

/** For an address that leads nowhere: of whoever has no evaluations open, nobody knows whether it is a student. */
export const MissingPage = () => {
  const { missing, back, start } = useLanguage().messages;
  const { opened } = useVisit();
  if (opened === undefined) {
    return (
      <Page title={missing.title}>
        <p className="lead">{missing.elsewhere}</p>
        <p className="muted">
          {start.staff} <Link href="/home">{start.signIn}</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page title={missing.title}>
      <p className="lead">{missing.lead}</p>
      <Link className="button" href="/">
        {back}
      </Link>
    </Page>
  );
};
