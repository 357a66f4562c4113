import { personBehind, type TokenRecord } from '../../access/token-record.ts';
import { refuse } from '../../errors/error-kind.ts';
import { noAddress, noPerson, tooManyTests } from '../../errors/messages.ts';
import { messageKeyOf } from '../../store/message-keys.ts';
import { changeStep } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { timeToLive } from '../../store/table.ts';
import { type Previewing, previewMessage } from './preview-message.ts';
import { requireMail } from './require-mail.ts';
import { openMailer } from './sending/open-mailer.ts';

const mostAnHour = 5;
const hourMs = 3_600_000;

/** Counts a test message of a person in this hour. Throws 429 if there are too many. */
const countTest = async (store: Store, person: string, now: Date): Promise<void> => {
  const hour = Math.floor(now.getTime() / hourMs);
  const end = (hour + 2) * (hourMs / 1_000);
  const step = changeStep(
    messageKeyOf.tests(person, hour),
    { set: [[[timeToLive], end]], add: [[['sent'], 1]] },
    () => undefined,
  );
  const written = await store.write([step]);
  if (Number(written?.sent) <= mostAnHour) return;
  throw refuse(tooManyTests, mostAnHour, Math.ceil((hourMs - (now.getTime() % hourMs)) / 1_000));
};

interface Testing extends Omit<Previewing, 'language'> {
  readonly token: TokenRecord;
}

/** Sends one mail with made-up data to the caller's own address, and says whether the server took it. Throws 409, 429. */
export const testMessage = async (
  store: Store,
  { token, ...previewing }: Testing,
): Promise<{ readonly sent: boolean; readonly address: string }> => {
  requireMail();
  const person = personBehind(token);
  const user = person === undefined ? undefined : await store.read({ type: 'user', id: person });
  if (user === undefined) throw refuse(noPerson);
  const [address] = (user.emails ?? []) as readonly string[];
  if (address === undefined) throw refuse(noAddress);
  await countTest(store, user.id, previewing.now);
  const language = typeof user.preferred_language === 'string' ? user.preferred_language : null;
  const rendered = await previewMessage(store, { ...previewing, language });
  const mailer = await openMailer(previewing.institution);
  try {
    const to = { name: String(user.display_name ?? ''), address };
    const sent = await mailer?.send({
      ...rendered,
      to,
      message: `test-${previewing.message.id}-${previewing.now.getTime()}`,
      person: user.id,
    });
    return { sent: sent === 'sent', address };
  } finally {
    mailer?.close();
  }
};
