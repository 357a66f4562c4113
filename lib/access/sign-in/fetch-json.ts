const timeoutMs = 2_000;
const maxCharacters = 500_000;

const isOnThisMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** An address whose answers nobody on the way can change. */
const safeUrl = (text: string): URL => {
  const url = new URL(text);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(url))) return url;
  throw new Error(`${url.origin} is asked over https alone`);
};

/** The provider answers with another status than 200. */
export class OtherStatus extends Error {
  readonly status: number;
  constructor(url: URL, status: number) {
    super(`${url} answers ${status}`);
    this.status = status;
  }
}

const parse = (url: URL, text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    // The error of `JSON.parse` quotes the answer, which may name a person.
    throw new Error(`${url} answers no JSON`);
  }
};

/** Fetches a JSON object of the identity provider; throws when it can't be had, `OtherStatus` for a refusal. */
export const fetchJson = async (
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> => {
  const url = safeUrl(address);
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    // A redirect is not followed: no setting names its target.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status !== 200) throw new OtherStatus(url, answer.status);
  const text = await answer.text();
  if (text.length > maxCharacters) throw new Error(`${url} answers ${text.length} characters`);
  return parse(url, text);
};
