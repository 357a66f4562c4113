import { send } from '../../shared/requests/send.ts';

/** How to sign in with the institution's provider. */
export interface SignInConfig {
  readonly issuer: string;
  readonly client_id: string;
  readonly scope: string;
  /** What says to the provider what the token is for. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Reads how to sign in from the application's own origin, which is trusted as the scripts are; undefined where nobody does. */
export const readSignInConfig = async (): Promise<SignInConfig | undefined> => {
  const answer = await send(new Request('/app/config.json'));
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
  // Written by those who serve the application, from settings that they have checked.
  const { sign_in } = (await answer.json()) as { readonly sign_in: SignInConfig | null };
  return sign_in ?? undefined;
};
