import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { messages } from '../parts/messages.ts';
import { PlainHeader } from '../parts/plain-header.tsx';
import { StaffPage } from '../parts/staff-page.tsx';

/** Renders a page for people who have not signed in. */
export const Outside = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PlainHeader />
    {children}
  </>
);

type Problem = keyof typeof messages.problem;

/** Says that nobody can sign in, and which settings are missing. */
export const NotSetUpPage = () => {
  const { title, lead, how, students } = messages.notSetUp;
  return (
    <Outside>
      <StaffPage title={title} lead={lead}>
        <p>{how}</p>
        <p>{students}</p>
      </StaffPage>
    </Outside>
  );
};

/** Shows what went wrong, and a remedy. A new sign-in starts only on request, to avoid a loop. */
export const ProblemPage = ({
  problem,
  retry,
  someoneElse,
}: {
  readonly problem: Problem;
  readonly retry?: () => void;
  readonly someoneElse?: () => void;
}) => {
  const [title, lead] = messages.problem[problem];
  return (
    <Outside>
      <StaffPage title={title ?? ''} lead={lead}>
        <p className="actions">
          {retry && <Button onClick={retry}>{problem === 'failed' ? messages.retry : messages.signInAgain}</Button>}
          {someoneElse && <Button onClick={someoneElse}>{messages.someoneElse}</Button>}
        </p>
      </StaffPage>
    </Outside>
  );
};

/** Renders the page after signing out. */
export const SignedOutPage = () => (
  <Outside>
    <StaffPage title={messages.signedOut.title} lead={messages.signedOut.lead}>
      <p className="actions">
        <a className="button" href="/app/home">
          {messages.signInAgain}
        </a>
      </p>
    </StaffPage>
  </Outside>
);
