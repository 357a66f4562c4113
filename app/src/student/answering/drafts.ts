import type { Answers } from './answers.ts';

/** Answers that are not sent yet, kept in this browser alone. */
export interface Drafts {
  /** Whether this browser can keep drafts. It encrypts on secure origins only, and its settings may forbid storage. */
  readonly areKept: boolean;
  read(evaluation: string): Promise<Answers | undefined>;
  write(evaluation: string, answers: Answers): Promise<void>;
  remove(evaluation: string): Promise<void>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const prefix = 'facet.draft.';
const dayMs = 86_400_000;
/** The days after which an unchanged draft is removed. */
export const keptDays = 30;

const utf8 = new TextEncoder();

const toText = (bytes: Bytes): string => btoa(String.fromCodePoint(...bytes));
const fromText = (text: string): Bytes => Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);

// The bytes are encoded in slices, because a function does not accept a hundred thousand arguments.
const inSlices = (bytes: Bytes): string => {
  const slices: string[] = [];
  for (let at = 0; at < bytes.length; at += 3_000) slices.push(toText(bytes.slice(at, at + 3_000)));
  return slices.join('');
};

interface Keys {
  readonly encryption: CryptoKey;
  readonly names: CryptoKey;
}

const deriveKeys = async (subtle: SubtleCrypto, code: string): Promise<Keys> => {
  const secret = await subtle.importKey('raw', utf8.encode(code), 'HKDF', false, ['deriveKey']);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8.encode(`facet draft ${info}`),
  });
  const [encryption, names] = await Promise.all([
    subtle.deriveKey(from('encryption'), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    subtle.deriveKey(from('names'), secret, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  ]);
  return { encryption, names };
};

const dayOf = (now: number): number => Math.floor(now / dayMs);

/** Removes the drafts of all students that have not changed for 30 days. */
const removeOld = (storage: Storage, now: number): void => {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) {
    if (!name.startsWith(prefix)) continue;
    const day = Number(storage.getItem(name)?.split('.')[0]);
    if (!(dayOf(now) - day < keptDays)) storage.removeItem(name);
  }
};

const keepNothing: Drafts = {
  areKept: false,
  read: async () => undefined,
  write: async () => {},
  remove: async () => {},
};

/** The abilities of a browser that drafts need. */
export interface DraftPlace {
  /** Undefined where the browser keeps nothing. */
  readonly storage: Storage | undefined;
  /** Undefined where the origin is not secure. */
  readonly subtle: SubtleCrypto | undefined;
  readonly now: () => number;
}

/** Whether a browser can keep drafts. */
export const keepsDrafts = ({ storage, subtle }: DraftPlace): boolean => storage !== undefined && subtle !== undefined;

/**
 * Opens the drafts of the student who got a link. They are encrypted and named with keys that follow from the link's
 * code, so a later user of the browser can read neither the answers nor which evaluations there were.
 */
export const openDrafts = async (code: string, { storage, subtle, now }: DraftPlace): Promise<Drafts> => {
  if (subtle === undefined || storage === undefined) return keepNothing;
  removeOld(storage, now());
  const { encryption, names } = await deriveKeys(subtle, code);
  const nameOf = async (evaluation: string): Promise<string> =>
    prefix + toText(new Uint8Array(await subtle.sign('HMAC', names, utf8.encode(evaluation))));
  const algorithm = (name: string, iv: Bytes) => ({ name: 'AES-GCM', iv, additionalData: utf8.encode(name) });
  // The calls run one after another, so that a slow write cannot follow the removal of the draft.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  const read = async (evaluation: string): Promise<Answers | undefined> => {
    const name = await nameOf(evaluation);
    const [, iv, content] = storage.getItem(name)?.split('.') ?? [];
    if (iv === undefined || content === undefined) return undefined;
    try {
      const plain = await subtle.decrypt(algorithm(name, fromText(iv)), encryption, fromText(content));
      // Decryption succeeds only for an unchanged text of this code, which is a draft.
      return JSON.parse(new TextDecoder().decode(plain)) as Answers;
    } catch {
      return undefined;
    }
  };
  const write = async (evaluation: string, answers: Answers): Promise<void> => {
    const name = await nameOf(evaluation);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const content = await subtle.encrypt(algorithm(name, iv), encryption, utf8.encode(JSON.stringify(answers)));
    storage.setItem(name, `${dayOf(now())}.${toText(iv)}.${inSlices(new Uint8Array(content))}`);
  };
  return {
    areKept: true,
    read: (evaluation) => inTurn(() => read(evaluation)),
    // If the storage is full or forbidden, only drafts are lost.
    write: (evaluation, answers) => inTurn(() => write(evaluation, answers)).catch(() => {}),
    remove: (evaluation) => inTurn(async () => storage.removeItem(await nameOf(evaluation))),
  };
};
