import { Link } from 'wouter';
import { useLanguage } from '../language/language.tsx';
import { Page } from '../parts/page.tsx';

export const MissingPage = () => {
  const { missing, back } = useLanguage().messages;
  return (
    <Page title={missing.title}>
      <p className="lead">{missing.lead}</p>
      <Link className="button" href="/">
        {back}
      </Link>
    </Page>
  );
};
