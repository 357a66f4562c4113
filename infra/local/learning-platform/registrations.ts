import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { toolConfiguration } from '../../../lib/domain/lti/registration/tool-registration.ts';

/** How tools register themselves with the platform (LTI Dynamic Registration 1.0). */
export interface Registrations {
  /** The platform's configuration document. */
  readonly configuration: object;
  /** The ids of the tools that have registered themselves. */
  readonly clients: readonly string[];
  /** Where a link that was pasted leads to. */
  open(link: string): string;
  /** Registers a tool; throws without a token that `open` has given. */
  register(request: IncomingMessage): Promise<object>;
}

/** Opens the registrations of a platform that installs each tool at once. */
export const openRegistrations = (address: string, deployment: string): Registrations => {
  const tokens = new Set<string>();
  const clients: string[] = [];
  const open = (link: string): string => {
    const url = new URL(link);
    const token = randomUUID();
    tokens.add(token);
    url.searchParams.set('openid_configuration', `${address}/openid-configuration`);
    url.searchParams.set('registration_token', token);
    return url.href;
  };
  const register = async (request: IncomingMessage): Promise<object> => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!tokens.delete(token)) throw new Error('no token');
    const tool = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString());
    const client = randomUUID();
    clients.push(client);
    const own = { ...tool[toolConfiguration], deployment_id: deployment };
    return { ...tool, client_id: client, [toolConfiguration]: own };
  };
  const configuration = {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/jwks`,
    registration_endpoint: `${address}/registration`,
    'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'development' },
  };
  return { configuration, clients, open, register };
};
