import { FacetError } from 'facet-client/errors';
import { useLanguage } from '../../shared/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../parts/page.tsx';

/** The same page for every invalid link: it does not reveal why the link is invalid. */
const InvalidLinkPage = () => {
  const { invalid } = useLanguage().messages;
  return (
    <Page title={invalid.title}>
      <p className="lead">{invalid.lead}</p>
      <p>{invalid.how}</p>
    </Page>
  );
};

const has = ({ errors }: FacetError, code: string): boolean => errors.some((each) => each.code === code);

const TroublePage = ({ text, retry }: { readonly text: string; readonly retry: () => void }) => {
  const { messages } = useLanguage();
  return (
    <Page title={messages.failed.load[0] ?? ''}>
      <p className="lead">{text}</p>
      <Button onClick={retry}>{messages.retry}</Button>
    </Page>
  );
};

/** Why something cannot be shown, and what to do. */
export const FailurePage = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => {
  const { messages } = useLanguage();
  const { failed, form, list } = messages;
  const trouble = <TroublePage text={failed.load[1] ?? ''} retry={retry} />;
  if (!(error instanceof FacetError)) return trouble;
  if (has(error, 'too_many_codes')) {
    return <TroublePage text={failed.slow(error.response.headers.get('retry-after') ?? '60')} retry={retry} />;
  }
  if (has(error, 'invalid_code') || error.status === 401 || error.status === 403) return <InvalidLinkPage />;
  const back = <ButtonLink href="/">{messages.back}</ButtonLink>;
  if (error.status === 404) {
    return (
      <Page title={form.notYours}>
        <p className="lead">{form.notYoursLead}</p>
        {back}
      </Page>
    );
  }
  if (has(error, 'not_open')) {
    return (
      <Page title={failed.not_open[0] ?? list.closed}>
        <p className="lead">{list.closedLead}</p>
        {back}
      </Page>
    );
  }
  return trouble;
};
