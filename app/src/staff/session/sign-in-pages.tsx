import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { messages } from '../parts/messages.ts';
import { PlainHeader } from '../parts/plain-header.tsx';
import { StaffPage } from '../parts/staff-page.tsx';

/** A page for those who have not signed in. */
export const Outside = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PlainHeader />
    {children}
  </>
);

type Problem = keyof typeof messages.problem;

/** Nobody can sign in: what is missing, for those who can set it up. */
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

/** What has gone wrong, and what to do; a new sign-in starts only on request, to avoid a loop. */
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

/** After signing out. */
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
