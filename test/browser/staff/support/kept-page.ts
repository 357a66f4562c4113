import type { Browser } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Visitor, visit } from '../../support/visitor.ts';
import { signInOn } from './sign-in.ts';
import type { StaffServer } from './staff-server.ts';

/** How a page is looked at. */
export interface View {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** Opens a page as one of the provider's people. */
export type OpenAs = (name: string, path?: string, view?: View) => Promise<Visitor>;

/**
 * Keeps one page for the tests of a file: a new one for each costs more than the sign-in. Each test loads the application
 * again, without anything that the browser has kept. A test that fails takes its page with it.
 */
export const keepPage = (browser: Browser, server: StaffServer): OpenAs => {
  let kept: Visitor | undefined;
  return async (name, path = '/home', { width = 1280, colorScheme = 'light' } = {}) => {
    const visitor = kept ?? (await visit(browser, 'about:blank'));
    kept = visitor;
    const { page } = visitor;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') kept = undefined;
      await (kept === undefined ? page.context().close() : leave(visitor));
    });
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, media: null });
    await signInOn(page, server, name, path);
    return visitor;
  };
};

/** Leaves a page as if it were closed: nothing on it continues, and nothing is noted of it any more. */
const leave = async ({ page, ...noted }: Visitor): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.goto('about:blank');
  for (const each of Object.values(noted)) each.length = 0;
};
