import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlatform } from '../../../lib/domain/lti/platforms/write-platform.ts';
import { noChange } from '../../../lib/model/validation/change.ts';
import { bearer, type Made } from './made.ts';
import type { SampleTable } from './with-engine.ts';

/** A platform whose courses have nobody. */
const openPlatform = async ({ store }: SampleTable): Promise<string> => {
  process.env.WEBHOOKS_TO_LOOPBACK = '1';
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ access_token: 'token', members: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const attributes = {
    ...{ name: 'Roster', issuer: address, client_id: 'roster', deployment_ids: ['1'] },
    ...{ authorization_url: address, jwks_url: address, token_url: address, roster_url: `${address}/{context}` },
    ...{ user_match: 'email', section_match: 'context_id' },
  };
  return (await createPlatform(store, { ...noChange, attributes }, { now: new Date() })).id;
};

const opened = new WeakMap<SampleTable['store'], Promise<string>>();

/** Asks for the roster of a section of the sample. */
export const askingForRoster: Made = async (table) => {
  const platform = opened.get(table.store) ?? openPlatform(table);
  opened.set(table.store, platform);
  return {
    headers: bearer(table.token),
    pathParameters: { id: table.samples.course_evaluation_section ?? '' },
    rawQueryString: `filter[platform]=${await platform}&filter[context]=1`,
  };
};
