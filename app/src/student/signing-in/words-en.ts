import type { SignInProblem } from '../../shared/sign-in/sign-in.ts';

/**
 * The reasons why a signed-in student has nothing to answer, by the codes of the service; `ended` means the sign-in
 * itself.
 */
export type Refusal = 'person_not_found' | 'not_enrolled' | 'nothing_open' | 'ended';

type TitleAndText = readonly [title: string, text: string];

interface Beginning {
  readonly title?: string;
  /** The lead for a student who arrives, and for one who has left. */
  readonly lead: { readonly first: string; readonly left: string };
}

/** The texts about signing in. */
export interface Words {
  readonly left: string;
  /** The page for a student without a link, if students can sign in. */
  readonly signing: Beginning;
  /** The same page, if only links give access. */
  readonly byLink: Beginning;
  readonly instead: string;
  readonly signIn: string;
  readonly someoneElse: string;
  readonly code: string;
  readonly refused: Readonly<Record<Refusal, TitleAndText>>;
  readonly problem: Readonly<Record<SignInProblem, TitleAndText>>;
}

export const en: Words = {
  left: 'You have left',
  signing: {
    lead: {
      first: 'Sign in with the account that you have at your institution, or open the link in your invitation.',
      left: 'Sign in again, or open the link in your invitation, to continue.',
    },
  },
  byLink: {
    title: 'Open the link in your invitation',
    lead: {
      first: 'Your institution has sent you a personal link. Open it again to begin or to continue.',
      left: 'This browser has forgotten your link. Open the link in your invitation again to continue.',
    },
  },
  instead: 'Or sign in with the account that you have at your institution.',
  signIn: 'Sign in',
  someoneElse: 'Sign in with another account',
  code: 'If this is not right, give the help desk this code:',
  refused: {
    person_not_found: [
      'We do not know this account',
      'You have signed in, but nobody here is known by your account. Perhaps you have another one, or you are so new that your institution has not reported you yet.',
    ],
    not_enrolled: [
      'You are not in any class here',
      'You have signed in, but this service knows of no class that you take. It can take some days until an enrolment arrives.',
    ],
    nothing_open: [
      'There is nothing to answer now',
      'No evaluation is open for you, or you have answered all of them. Thank you!',
    ],
    ended: [
      'Your sign-in has ended',
      'Sign in again to continue. What you have not sent yet is still in this browser.',
    ],
  },
  problem: {
    not_begun_here: [
      'This sign-in was not begun here',
      'It belongs to another tab, or is too old. Nobody was signed in. Sign in again.',
    ],
    refused: [
      'The sign-in did not work',
      'Your institution has not let you in, or its answer was not what was asked for. Try again, or open the link in your invitation.',
    ],
    unreachable: [
      'The sign-in can’t be reached',
      'Check your connection, then try again, or open the link in your invitation.',
    ],
    not_kept: [
      'Your browser blocks site data',
      'Signing in leads to your institution and back, and this tab has to keep something meanwhile. Allow that in the settings of your browser, or open the link in your invitation.',
    ],
  },
};
