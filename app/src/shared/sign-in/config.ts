import { send } from '../requests/send.ts';

/** How to sign in with the institution's provider. */
export interface SignInConfig {
  readonly issuer: string;
  readonly client_id: string;
  readonly scope: string;
  /** Parameters that name the service to the provider, as the audience of the token. */
  readonly parameters: Readonly<Record<string, string>>;
}

interface Config {
  /** Null where the deployment has no sign-in. */
  readonly sign_in: SignInConfig | null;
  /** Whether the service is set up to send mails. */
  readonly sends_mail: boolean;
}

/** Reads what holds for this deployment from the application's own origin, which is trusted as the scripts are. */
export const readConfig = async (): Promise<Config> => {
  const answer = await send(new Request('/app/config.json'));
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
  // The deployment writes this file from settings that it has checked.
  return (await answer.json()) as Config;
};
