import { dataFile } from './data-file.ts';

/** What scripts read in `.facet/local.json` about the server on this machine; `samples` has one id per type. */
export interface LocalState {
  readonly baseUrl: string;
  readonly token: string;
  readonly samples: Readonly<Record<string, string>>;
  readonly pid: number;
  /** How people sign in. */
  readonly signIn?: SignInState;
  /** Where mails go; unknown for a server of another address. */
  readonly mail?: MailState;
  /** Address of the learning platform for development. */
  readonly learningPlatform?: string;
}

/** What catches mails on this machine. */
export interface MailState {
  /** Address that mails are sent to. */
  readonly smtpUrl: string;
  /** Address of the page that shows them. */
  readonly page: string;
}

/** The provider whose tokens the server takes. */
export interface SignInState {
  readonly issuer: string;
  /** The audience of its tokens; a client names it as `resource`. */
  readonly audience: string;
  /** The client of the web application; unknown for a provider that runs elsewhere, unless it is configured. */
  readonly clientId?: string;
}

const file = dataFile<LocalState>('local.json');

/** Reads what an earlier start left; nothing when there was none or the file is damaged. */
export const readLocalState = (): Partial<LocalState> => file.read() ?? {};

export const { write: writeLocalState, remove: removeLocalState } = file;
