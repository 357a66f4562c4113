import { describe, inject, it } from 'vitest';
import { operationRoutes } from '../../infra/local/gateway/operation-routes.ts';
import type { RouteTable } from '../../infra/local/gateway/route.ts';
import { readAssembly } from '../../infra/local/template/assembly.ts';
import { serveTemplate } from '../../infra/local/template/serve-template.ts';

/** Whether the built bundles are tested, each in a worker: what a test does to its own process does not reach them. */
export const fromTemplate = (): boolean => inject('assembly') !== '';

/** A test that reaches into the process of the service, for its clock, its log or what it has cached. */
export const itInProcess = it.skipIf(fromTemplate());

/** Tests that reach into the process of the service. */
export const describeInProcess = describe.skipIf(fromTemplate());

/** How people sign in: a test may say it after the workers have started. */
const signIn = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) => (name.startsWith('OIDC_') ? [[name, value]] : [])),
  );

let served: RouteTable | undefined;

/** The routes of the service: of its sources, or of what was synthesised. The table is that of the environment. */
export const routesUnderTest = (): RouteTable => {
  if (!fromTemplate()) return operationRoutes();
  // One set of workers for all files of a process; each call says which table and which folder its file has.
  served ??= serveTemplate(readAssembly(inject('assembly')), () => ({
    TABLE_NAME: process.env.TABLE_NAME ?? '',
    IMPORT_FOLDER: process.env.IMPORT_FOLDER ?? '',
    INVITATION_FOLDER: process.env.INVITATION_FOLDER ?? '',
    REPORT_FOLDER: process.env.REPORT_FOLDER ?? '',
    WEBHOOKS_TO_LOOPBACK: process.env.WEBHOOKS_TO_LOOPBACK ?? '',
    ...signIn(),
  })).routes;
  return served;
};
