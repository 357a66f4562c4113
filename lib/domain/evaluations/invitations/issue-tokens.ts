import { draftKeyOf, issueAnsweringToken } from '../../../access/answering-token.ts';
import type {
  AnsweringTokensAnswer,
  RedemptionAnswer,
} from '../../../resources/course-evaluations/answers/invitations.ts';
import { periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import type { Store } from '../../../store/store.ts';
import type { StudentInPeriod } from './evaluations-of-student.ts';

/**
 * Returns an answering token with the times of its period, so that a page can show them before the opening and after
 * the closing.
 */
export const issueFor = async (
  store: Store,
  { student, period }: StudentInPeriod,
  now: Date,
): Promise<RedemptionAnswer['meta']> => {
  const { token, expiresAt } = await issueAnsweringToken(store, { student: student.id, period: period.id, now });
  const { opensAt, closesAt } = periodTimes(period);
  const answerable = { name: String(period.name), opens_at: opensAt, closes_at: closesAt };
  return { token, expires_at: expiresAt.toISOString(), period: answerable };
};

type AnsweringToken = AnsweringTokensAnswer['meta']['answering_tokens'][number];

const issueNamed = async (store: Store, open: StudentInPeriod, now: Date): Promise<AnsweringToken> => {
  const issued = await issueFor(store, open, now);
  return { ...issued, student: open.student.id, period: { id: open.period.id, ...issued.period } };
};

// A period that has no end closes last.
const byClosing = (one: AnsweringToken, other: AnsweringToken): number =>
  (one.period.closes_at ?? '~') < (other.period.closes_at ?? '~') ? -1 : 1;

/** Issues the answering tokens of a person for open evaluations, and the key of the person's drafts. */
export const issueTokens = async (
  store: Store,
  { user, open, now }: { readonly user: string; readonly open: readonly StudentInPeriod[]; readonly now: Date },
): Promise<AnsweringTokensAnswer['meta']> => {
  const tokens = await Promise.all(open.map((each) => issueNamed(store, each, now)));
  return { draft_key: await draftKeyOf(store, user), answering_tokens: tokens.sort(byClosing) };
};
