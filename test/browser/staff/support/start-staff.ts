import type { Browser } from 'playwright-core';
import type { UploadRoute } from '../../../../infra/local/gateway/uploads.ts';
import { startService, type TestService } from '../../../support/service.ts';
import { startBrowser } from '../../support/browser.ts';
import { keepPage, type OpenAs } from './kept-page.ts';
import { type StaffServer, startStaffServer } from './staff-server.ts';

/** What a file has of the application: `afterAll(stop)` ends it. */
export interface StartedStaff {
  readonly service: TestService;
  readonly server: StaffServer;
  readonly browser: Browser;
  /** Opens a page as one of the provider's people, in a browser that the tests of the file share. */
  readonly openAs: OpenAs;
  stop(): Promise<void>;
}

/** Starts the service of a file with its provider, the web application, and a browser. */
export const startStaff = async (takeUploads?: () => Promise<UploadRoute>): Promise<StartedStaff> => {
  const [service, browser] = await Promise.all([startService(), startBrowser()]);
  try {
    const server = await startStaffServer(service, await takeUploads?.());
    const stop = async (): Promise<void> => {
      await browser.close();
      await server.stop();
    };
    return { service, server, browser, openAs: keepPage(browser, server), stop };
  } catch (error) {
    await browser.close();
    throw error;
  }
};
