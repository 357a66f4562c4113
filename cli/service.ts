import { readLocalState } from '../infra/local/data/local-state.ts';
import { type Target, UsageError } from './command.ts';

/** The options of a command that calls the service. */
export const serviceOptions = { url: { type: 'string' }, token: { type: 'string' } } as const;

interface Given {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
}

/** Refuses `--table` for a command that calls the service. Throws UsageError. */
export const refuseTable = ({ table }: Target, command: string): void => {
  if (table !== undefined) throw new UsageError(`${command} calls the service, not a table: --url URL.`);
};

/** Returns the address and the token of the service: the given ones, or those of npm start. Throws UsageError. */
export const readService = ({ url, token }: Given) => {
  const local = url === undefined ? readLocalState() : {};
  const [baseUrl, secret] = [url ?? local.baseUrl, token ?? (process.env.FACET_TOKEN || local.token)];
  if (baseUrl === undefined) throw new UsageError('Say where the service is: --url URL.');
  if (secret === undefined) throw new UsageError('Give a token: FACET_TOKEN in the environment, or --token TOKEN.');
  // The error message of `fetch` would repeat the token.
  if (!/^[\x21-\x7e]+$/.test(secret))
    throw new UsageError('The token has spaces or other characters that no token has.');
  if (!URL.canParse(baseUrl)) throw new UsageError(`"${baseUrl}" is not a URL.`);
  return { baseUrl: baseUrl.replace(/\/+$/, ''), token: secret };
};
