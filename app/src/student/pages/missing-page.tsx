import { Link } from 'wouter';
import { useLanguage } from '../../shared/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useVisit } from '../answering/visit.tsx';
import { Page } from '../parts/page.tsx';

/** Renders the page for an unknown address. Without open evaluations, nobody knows whether the reader is a student. */
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
      <ButtonLink href="/">{back}</ButtonLink>
    </Page>
  );
};
