import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secretBytes = 32;
const pattern = /^facet_([0-9a-f]{32})_([A-Za-z0-9_-]{43})$/;

/** The two parts of a bearer token. */
export interface TokenParts {
  readonly id: string;
  /** 256 random bits as base64url; shown once, kept only as a hash. */
  readonly secret: string;
}

/** A new secret of 256 bits. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** The text of a token as its owner sends it: `facet_<id>_<secret>`. */
export const formatToken = ({ id, secret }: TokenParts): string => `facet_${id}_${secret}`;

/** The parts of a token's text, or undefined when it is none. */
export const parseToken = (text: string): TokenParts | undefined => {
  const [, id, secret] = pattern.exec(text) ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
};

// One round of SHA-256 is enough for a secret of 256 random bits: there is nothing to guess.
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What the table keeps of a secret. */
export const hashSecret = (secret: string): string => digest(secret).toString('base64url');

/** Compares a secret with a kept hash in constant time. */
export const matchesHash = (secret: string, hash: string): boolean => {
  const [given, kept] = [digest(secret), Buffer.from(hash, 'base64url')];
  return given.length === kept.length && timingSafeEqual(given, kept);
};
