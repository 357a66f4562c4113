/** An error that one operation alone can answer. */
export interface OwnError {
  readonly status: number;
  readonly code: string;
  readonly when: string;
}

const fixed: readonly OwnError[] = [
  {
    status: 409,
    code: 'already_answered',
    when: 'Students have answered what the period asks, or are about to: only translations of its questions can still change.',
  },
];

const writesOfQuestions = ['question', 'question-set', 'question-set-section'].flatMap((title) =>
  ['create', 'update', 'delete'].map((verb) => [`${verb}-${title}`, fixed] as const),
);

/** Errors of operations with rules of their own, by the name of the operation. */
export const ownErrors: Readonly<Record<string, readonly OwnError[]>> = {
  ...Object.fromEntries(writesOfQuestions),
};
