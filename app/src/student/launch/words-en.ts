/** The reasons why a launch is refused, by the codes of the service. */
export type LaunchRefusal = 'launch_expired' | 'not_enrolled' | 'nothing_open' | 'unreachable';

type TitleAndText = readonly [title: string, text: string];

/** The texts about launches. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  readonly code: string;
  readonly refused: Readonly<Record<LaunchRefusal, TitleAndText>>;
}

export const en: Words = {
  title: 'Your course evaluations',
  lead: 'You come from your learning platform. It does not hear what you answer, or whether you have answered.',
  begin: 'Continue',
  code: 'If this is not right, give the help desk this code:',
  refused: {
    launch_expired: [
      'Please open it again',
      'This took too long, was opened before, or was begun in another browser. Go back to your learning platform and open it again.',
    ],
    not_enrolled: [
      'You are not in any class here',
      'This service knows of no class that you take. It can take some days until an enrolment arrives.',
    ],
    nothing_open: [
      'There is nothing to answer now',
      'No evaluation is open for you, or you have answered all of them. Thank you!',
    ],
    unreachable: [
      'The service can’t be reached',
      'Check your connection, then open it again from your learning platform.',
    ],
  },
};
