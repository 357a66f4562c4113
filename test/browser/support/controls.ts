import type { Locator, Page } from 'playwright-core';

/** The title of what is shown. */
export const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** Presses the button of a name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
