import { FacetError } from 'facet-client/errors';
import { Suspense } from 'react';
import { useLanguage } from '../../shared/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useVisit } from '../answering/visit.tsx';
import { Page } from '../parts/page.tsx';
import type { Refusal } from '../signing-in/words-en.ts';
import { later } from './later-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { TroublePage } from './trouble-page.tsx';

// The module is loaded on demand, because students with a good link never need it.
const RefusedPage = later(async () => (await import('../signing-in/refused-page.tsx')).RefusedPage);

const SignInOffer = later(
  async () => (await import('../signing-in/sign-in-offer.tsx')).SignInOffer,
  () => null,
);

/** Renders the same page for every invalid link, so that it does not reveal why the link is invalid. */
const InvalidLinkPage = () => {
  const { invalid } = useLanguage().messages;
  return (
    <Page title={invalid.title}>
      <p className="lead">{invalid.lead}</p>
      <p>{invalid.how}</p>
      <Suspense>
        <SignInOffer />
      </Suspense>
    </Page>
  );
};

const has = ({ errors }: FacetError, code: string): boolean => errors.some((each) => each.code === code);

const refusals = ['person_not_found', 'not_enrolled', 'nothing_open'] as const;

/** Returns why a student has no access. All errors of a link have one reason. */
const refusalOf = (error: FacetError): Refusal | undefined =>
  refusals.find((code) => has(error, code)) ??
  (has(error, 'invalid_code') || error.status === 401 || error.status === 403 ? 'ended' : undefined);

const NoAccessPage = ({ refusal }: { readonly refusal: Refusal }) =>
  useVisit().hasLink ? (
    <InvalidLinkPage />
  ) : (
    <Suspense fallback={<LoadingPage />}>
      <RefusedPage refusal={refusal} />
    </Suspense>
  );

/** Says why something cannot be shown, and what the student can do. */
export const FailurePage = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => {
  const { messages } = useLanguage();
  const { failed, form, list } = messages;
  const trouble = <TroublePage text={failed.load[1] ?? ''} retry={retry} />;
  if (!(error instanceof FacetError)) return trouble;
  if (has(error, 'too_many_codes')) {
    return <TroublePage text={failed.slow(error.response.headers.get('retry-after') ?? '60')} retry={retry} />;
  }
  const refusal = refusalOf(error);
  if (refusal !== undefined) return <NoAccessPage refusal={refusal} />;
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
