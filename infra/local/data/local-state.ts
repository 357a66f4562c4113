import { dataFile } from './data-file.ts';

/**
 * The data about the server on this machine that scripts read in `.facet/local.json`; `samples` has one id per type.
 */
export interface LocalState {
  readonly baseUrl: string;
  readonly token: string;
  readonly samples: Readonly<Record<string, string>>;
  readonly pid: number;
  /** How people sign in. */
  readonly signIn?: SignInState;
  /** The mail catcher; missing if mails go to another server. */
  readonly mail?: MailState;
  /** Address of the learning platform for development. */
  readonly learningPlatform?: string;
}

/** The addresses of the mail catcher on this machine. */
export interface MailState {
  /** Address that mails are sent to. */
  readonly smtpUrl: string;
  /** Address of the page that shows them. */
  readonly page: string;
}

/** The identity provider whose tokens the server accepts. */
export interface SignInState {
  readonly issuer: string;
  /** The audience of the provider's tokens; a client names it as `resource`. */
  readonly audience: string;
  /** The id of the web application as a client; missing for a provider that runs elsewhere, unless it is configured. */
  readonly clientId?: string;
}

const file = dataFile<LocalState>('local.json');

/** Reads the state of an earlier start; an empty object if there was none or the file is damaged. */
export const readLocalState = (): Partial<LocalState> => file.read() ?? {};

export const { write: writeLocalState, remove: removeLocalState } = file;
