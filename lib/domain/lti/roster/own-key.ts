import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import { ltiKeyOf } from '../../../store/lti-keys.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { putStep } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/** The key that signs the service's requests to platforms, and its name. */
export interface OwnKey {
  readonly key: KeyObject;
  readonly kid: string;
}

const derFormat = { format: 'der' } as const;

/** The name is derived from the key. */
const nameOf = (publicKey: Buffer): string => createHash('sha256').update(publicKey).digest('base64url').slice(0, 16);

const bytesOf = (key: KeyObject): Buffer => key.export({ ...derFormat, type: 'spki' });

// Platforms accept RS256 (1EdTech Security Framework 1.0, 5.1.3).
const makeKeys = async (store: Store): Promise<void> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const secret = privateKey.export({ ...derFormat, type: 'pkcs8' }).toString('base64url');
  const taken = () => 'made by another';
  try {
    await store.write([
      putStep(ltiKeyOf.signer, { secret }, taken),
      putStep(ltiKeyOf.verifier, { key: bytesOf(publicKey).toString('base64url') }, taken),
    ]);
  } catch (error) {
    // Another process has created the keys before this one.
    if (!(error instanceof WriteRefused)) throw error;
  }
};

/** Returns the private key, which is created when it is first needed. 1 round trip. */
export const ownKey = async (store: Store): Promise<OwnKey> => {
  const item = await store.get(ltiKeyOf.signer);
  if (typeof item?.secret !== 'string') {
    await makeKeys(store);
    return ownKey(store);
  }
  const key = createPrivateKey({ ...derFormat, key: Buffer.from(item.secret, 'base64url'), type: 'pkcs8' });
  return { key, kid: nameOf(bytesOf(createPublicKey(key))) };
};

/** Returns the public keys for platforms; none before the first request to a platform. 1 round trip. */
export const publicKeys = async (store: Store): Promise<{ readonly keys: readonly JWK[] }> => {
  const item = await store.get(ltiKeyOf.verifier);
  if (typeof item?.key !== 'string') return { keys: [] };
  const bytes = Buffer.from(item.key, 'base64url');
  const jwk = createPublicKey({ ...derFormat, key: bytes, type: 'spki' }).export({ format: 'jwk' }) as JWK;
  return { keys: [{ ...jwk, kid: nameOf(bytes), alg: 'RS256', use: 'sig' }] };
};
