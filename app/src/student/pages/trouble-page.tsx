import { useLanguage } from '../../shared/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../parts/page.tsx';

/** Says that something cannot be shown at present, and offers to try again. */
export const TroublePage = ({ text, retry }: { readonly text: string; readonly retry: () => void }) => {
  const { messages } = useLanguage();
  return (
    <Page title={messages.failed.load[0] ?? ''}>
      <p className="lead">{text}</p>
      <Button onClick={retry}>{messages.retry}</Button>
    </Page>
  );
};
