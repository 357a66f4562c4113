import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Gateway, startGateway } from '../../../../infra/local/gateway/gateway.ts';
import { operationRoutes } from '../../../../infra/local/gateway/operation-routes.ts';
import type { UploadRoute } from '../../../../infra/local/gateway/uploads.ts';
import { openWebApp } from '../../../../infra/local/gateway/web-app.ts';
import { samplePeople } from '../../../../infra/local/provider/people.ts';
import { type LocalProvider, signInHere } from '../../../../infra/local/provider/start-provider.ts';
import { buildWebApp } from '../../../../infra/web/build-web-app.ts';
import { localAppSignIn } from '../../../../infra/web/sign-in.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import type { TestService } from '../../../support/service.ts';
import { accessibilityProblems, inEachView } from '../../support/browser.ts';
import { picture, type Visitor } from '../../support/visitor.ts';

/** The people of the provider's page, by what they are. */
export const people = {
  officer: samplePeople[0]?.name ?? '',
  chair: samplePeople[1]?.name ?? '',
  instructor: samplePeople[2]?.name ?? '',
  student: samplePeople[3]?.name ?? '',
  otherStudent: samplePeople[4]?.name ?? '',
};

/** The service of a file with its provider and the web application, as `npm start` serves them. */
export interface StaffServer {
  readonly baseUrl: string;
  readonly issuer: string;
  /** The users of the provider's people, by name. */
  readonly users: ReadonlyMap<string, StoredRecord>;
  stop(): Promise<void>;
}

const seedPeople = async (service: TestService): Promise<Map<string, StoredRecord>> => {
  const users = new Map<string, StoredRecord>();
  for (const { name, email } of samplePeople) {
    users.set(name, await service.seed('user', { display_name: name, emails: [email] }));
  }
  return users;
};

const forgetProvider = (): void => {
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
};

/** Serves the service of this file to staff. */
export const startStaffServer = async (service: TestService, uploads?: UploadRoute): Promise<StaffServer> => {
  const users = await seedPeople(service);
  const { provider, signIn } = (await signInHere()) as { provider?: LocalProvider; signIn: { issuer: string } };
  const webApp = openWebApp(buildWebApp, localAppSignIn);
  // Both take seconds the first time, which is nothing that a page should be waited for.
  await Promise.all([webApp.prepare(), fetch(`${signIn.issuer}/.well-known/openid-configuration`)]);
  const gateway: Gateway = await startGateway(operationRoutes(), { port: 0, host: '127.0.0.1', webApp }, uploads);
  const stop = async (): Promise<void> => {
    await Promise.all([gateway.stop(), provider?.stop()]);
    forgetProvider();
  };
  return { baseUrl: gateway.baseUrl, issuer: signIn.issuer, users, stop };
};

/** Holds a page against the width of its window, and keeps a picture of it. */
export const fits = async (page: Page, width: number, name: string): Promise<void> => {
  expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBe(width);
  await picture(page, name);
};

/** Holds a page against what all pages have to be, and keeps a picture of it. */
export const looksGood = async (page: Page, width: number, name: string): Promise<void> => {
  expect(await accessibilityProblems(page), name).toEqual([]);
  await fits(page, width, name);
};

/** Holds a page against the same in each view; it stays in the narrow one. */
export const looksGoodInViews = (page: Page, name: string): Promise<void> =>
  inEachView(page, (width, view) => looksGood(page, width, `${name}-${view}`));

/** What has gone wrong in a visit: errors, refusals of the policy, and requests to others than service and provider. */
export const troublesOf = (
  { errors, violations, requests }: Visitor,
  { baseUrl, issuer }: Pick<StaffServer, 'baseUrl' | 'issuer'>,
): string[] => {
  const foreign = requests.filter((each) => {
    const address = each.split(' ')[1] ?? '';
    return /^https?:/.test(address) && ![baseUrl, issuer].some((origin) => address.startsWith(`${origin}/`));
  });
  return [...errors, ...violations, ...foreign];
};
