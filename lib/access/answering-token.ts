import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { invitationKeyOf } from '../store/invitation-keys.ts';
import { WriteRefused } from '../store/refused.ts';
import { putStep } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { answeringPrefix } from './authenticate.ts';

/** Who answers by a token, and until when. */
export interface AnsweringClaim {
  /** Id of the student. */
  readonly student: string;
  readonly period: string;
  /** Seconds since 1970; the token ends with this second's beginning. */
  readonly expires: number;
}

/** A token as it was sent, before its signature is checked. */
export interface SignedToken {
  readonly claim: AnsweringClaim;
  readonly signed: Buffer;
  readonly signature: Buffer;
}

/** How long a student may answer by one token, in milliseconds. */
const answeringLifetime = 30 * 60_000;

const prefix = answeringPrefix;
const idBytes = 16;
const timeBytes = 4;
const claimBytes = 2 * idBytes + timeBytes;
// As long as the claim with a signature of 64 bytes.
const pattern = new RegExp(`^${answeringPrefix}([A-Za-z0-9_-]{134})$`);

// What is signed begins with what it is signed for, so that the key can't be used for anything else.
const signedText = (claim: Buffer): Buffer => Buffer.concat([Buffer.from(prefix), claim]);

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const encode = ({ student, period, expires }: AnsweringClaim): Buffer => {
  const time = Buffer.alloc(timeBytes);
  time.writeUInt32BE(expires);
  return Buffer.concat([...[student, period].map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')), time]);
};

const decode = (bytes: Buffer): AnsweringClaim => ({
  student: idOf(bytes.subarray(0, idBytes)),
  period: idOf(bytes.subarray(idBytes, 2 * idBytes)),
  expires: bytes.readUInt32BE(2 * idBytes),
});

/** The parts of an answering token's text, or undefined when it is none. */
export const parseAnsweringToken = (text: string): SignedToken | undefined => {
  const encoded = pattern.exec(text)?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  // The last character has unused bits. The check accepts only one spelling of each token.
  if (bytes.toString('base64url') !== encoded) return undefined;
  const claim = bytes.subarray(0, claimBytes);
  return { claim: decode(claim), signed: signedText(claim), signature: bytes.subarray(claimBytes) };
};

const derFormat = { format: 'der' } as const;

const makeKeys = async (store: Store): Promise<void> => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const secret = privateKey.export({ ...derFormat, type: 'pkcs8' }).toString('base64url');
  const key = publicKey.export({ ...derFormat, type: 'spki' }).toString('base64url');
  const taken = () => 'made by another';
  try {
    await store.write([
      putStep(invitationKeyOf.answeringKey, { secret }, taken),
      putStep(invitationKeyOf.answeringVerifier, { key }, taken),
    ]);
  } catch (error) {
    // Another process has made them first.
    if (!(error instanceof WriteRefused)) throw error;
  }
};

const signers = new Map<string, KeyObject>();
const verifiers = new Map<string, KeyObject>();

/** The private key that signs what only this service may make. 1 round trip in a process's life. */
export const signerOf = async (store: Store): Promise<KeyObject> => {
  const known = signers.get(store.tableName);
  if (known !== undefined) return known;
  const item = await store.get(invitationKeyOf.answeringKey);
  if (typeof item?.secret !== 'string') {
    await makeKeys(store);
    return signerOf(store);
  }
  const key = createPrivateKey({ ...derFormat, key: Buffer.from(item.secret, 'base64url'), type: 'pkcs8' });
  signers.set(store.tableName, key);
  return key;
};

/** The public key of what this service has signed; undefined while it has signed nothing. 1 round trip in a process's life. */
export const verifierOf = async (store: Store): Promise<KeyObject | undefined> => {
  const known = verifiers.get(store.tableName);
  if (known !== undefined) return known;
  const item = await store.get(invitationKeyOf.answeringVerifier);
  if (typeof item?.key !== 'string') return undefined;
  const key = createPublicKey({ ...derFormat, key: Buffer.from(item.key, 'base64url'), type: 'spki' });
  verifiers.set(store.tableName, key);
  return key;
};

/** A token for a student's answers, and its end. No item is stored: nobody sees later when a student was there. */
export const issueAnsweringToken = async (
  store: Store,
  { student, period, now }: { readonly student: string; readonly period: string; readonly now: Date },
): Promise<{ readonly token: string; readonly expiresAt: Date }> => {
  const expires = Math.ceil((now.getTime() + answeringLifetime) / 1_000);
  const claim = encode({ student, period, expires });
  const signature = sign(null, signedText(claim), await signerOf(store));
  const token = prefix + Buffer.concat([claim, signature]).toString('base64url');
  return { token, expiresAt: new Date(expires * 1_000) };
};

/**
 * A secret that is always the same for a user, under which a browser can encrypt what is not sent yet; kept nowhere. 43
 * characters. Signatures of this kind of key are always the same, and none of a token begins as this text does.
 */
export const draftKeyOf = async (store: Store, user: string): Promise<string> =>
  createHash('sha256')
    .update(sign(null, Buffer.from(`draft ${user}`), await signerOf(store)))
    .digest('base64url');

/** Whether this service has signed a token, and it has not expired. One round trip in a process's life. */
export const isGoodAnsweringToken = async (
  store: Store,
  { claim, signed, signature }: SignedToken,
  now: number,
): Promise<boolean> => {
  const verifier = await verifierOf(store);
  return verifier !== undefined && verify(null, signed, verifier, signature) && now < claim.expires * 1_000;
};
