import { FacetError } from 'facet-client/errors';
import { isRefused } from '../../shared/requests/retry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { messages, type Right } from './messages.ts';
import { StaffPage } from './staff-page.tsx';

export const MissingPage = () => (
  <StaffPage title={messages.missing.title} lead={messages.missing.lead}>
    <p className="actions">
      <ButtonLink href="/home">{messages.toHome}</ButtonLink>
    </p>
  </StaffPage>
);

/** Replaces a page that the account may not open. */
export const ForbiddenPage = ({ right }: { readonly right: Right }) => (
  <StaffPage
    title={messages.forbidden.title}
    lead={`${messages.forbidden.lacks(messages.rights[right])} ${messages.forbidden.lead}`}
  >
    <p className="actions">
      <ButtonLink href="/home">{messages.toHome}</ButtonLink>
    </p>
  </StaffPage>
);

const wordsFor = (error: Error): readonly [title: string, lead: string] => {
  const status = error instanceof FacetError ? error.status : 0;
  if (status === 403) return [messages.forbidden.title, messages.forbidden.lead];
  if (status === 404 || status === 400) return [messages.missing.title, messages.missing.lead];
  const [title = '', lead = ''] = messages.problem[status === 401 ? 'unknown' : 'failed'];
  return [title, lead];
};

/** Replaces a page that could not be loaded, with the reason and a remedy. */
export const FailurePage = ({ error, retry }: { readonly error: Error; readonly retry?: () => void }) => {
  const [title, lead] = wordsFor(error);
  return (
    <StaffPage title={title} lead={lead}>
      <p className="actions">
        {retry && !isRefused(error) && <Button onClick={retry}>{messages.retry}</Button>}
        <ButtonLink kind="secondary" href="/home">
          {messages.toHome}
        </ButtonLink>
      </p>
    </StaffPage>
  );
};
