import { createHash, randomBytes } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { refuse } from '../../errors/error-kind.ts';
import { launchExpired } from '../../errors/lti.ts';
import { commit } from '../../model/write/commit.ts';
import { ltiKeyOf } from '../../store/lti-keys.ts';
import { deleteStep, isStill, putStep } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { timeToLive } from '../../store/table.ts';
import type { Launched } from './find-launched.ts';
import { type LoginState, stateSeconds } from './login-state.ts';

/** How long a launch waits for its browser, in seconds. */
const launchSeconds = 120;

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/**
 * Keeps a launch for the browser that began it, once for each nonce; returns its secret. Only the secret can read the
 * launch, and the service does not keep the secret. Throws 410 for a used nonce.
 */
export const keepLaunch = async (
  store: Store,
  { nonce, challenge }: LoginState,
  launched: Launched,
  now: Date,
): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  const seconds = Math.floor(now.getTime() / 1_000);
  const expires = seconds + launchSeconds;
  const sealed = await new EncryptJWT({ ...launched })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(expires)
    .encrypt(Buffer.from(secret, 'base64url'));
  const expired = () => refuse(launchExpired);
  await commit(store, () => [
    putStep(ltiKeyOf.nonce(digestOf(nonce)), { [timeToLive]: seconds + 2 * stateSeconds }, expired),
    putStep(ltiKeyOf.launch(digestOf(secret)), { challenge, sealed, [timeToLive]: expires }, expired),
  ]);
  return secret;
};

/**
 * Removes a launch and returns its purpose. Throws 410 unless the launch exists, is fresh, and belongs to the
 * verifier's browser.
 */
export const takeLaunch = async (
  store: Store,
  { secret, verifier, now }: { readonly secret: string; readonly verifier: string; readonly now: Date },
): Promise<Launched> => {
  if (!isSecret(secret)) throw refuse(launchExpired);
  const key = ltiKeyOf.launch(digestOf(secret));
  const item = await store.get(key);
  const challenge = digestOf(verifier);
  if (item?.challenge !== challenge) throw refuse(launchExpired);
  const opened = await jwtDecrypt<{ [Name in keyof Launched]: Launched[Name] }>(
    String(item.sealed),
    Buffer.from(secret, 'base64url'),
    { currentDate: now },
  ).catch(() => undefined);
  if (opened === undefined) throw refuse(launchExpired);
  await commit(store, () => [deleteStep(key, () => refuse(launchExpired), [isStill('challenge', challenge)])]);
  const { role, user, section } = opened.payload;
  return { role, user, section };
};
