import { useLanguage } from '../../shared/language/language.tsx';
import { Page } from '../parts/page.tsx';

/** The same for every link that is no good: which it was is nobody's affair who has not got it. */
export const InvalidLinkPage = () => {
  const { invalid } = useLanguage().messages;
  return (
    <Page title={invalid.title}>
      <p className="lead">{invalid.lead}</p>
      <p>{invalid.how}</p>
    </Page>
  );
};
