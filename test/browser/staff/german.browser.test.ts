import { afterAll, describe, expect, it } from 'vitest';
import { title } from '../support/controls.ts';
import { visit } from '../support/visitor.ts';
import { openPage, pick } from './support/sign-in.ts';
import { fits, looksGood, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { server, browser, stop } = await startStaff();
afterAll(stop);

const pages = [
  ['/periods', 'Evaluationszeiträume'],
  ['/periods/new', 'Neuer Evaluationszeitraum'],
  ['/results', 'Ergebnisse'],
  ['/reports', 'Berichte'],
  ['/comments', 'Kommentare'],
  ['/message-templates/new', 'Neue Nachrichtenvorlage'],
  ['/message-suppressions', 'Wer keine Mails bekommt'],
  ['/question-bank', 'Fragenkatalog'],
  ['/question-bank/kinds', 'Alle Arten von Fragen'],
  ['/search', 'Personen und Gruppen'],
  ['/imports', 'Importe'],
  ['/institution', 'Die Hochschule'],
  ['/learning-platforms', 'Lernplattformen'],
  ['/learning-platforms/new', 'Neue Lernplattform'],
  ['/tokens/new', 'Neues Token'],
  ['/webhooks/new', 'Neuer Endpunkt'],
] as const;

describe('staff’s pages', { timeout: 180_000 }, () => {
  it('are in German where the browser is', async () => {
    const visitor = await visit(browser, `${server.baseUrl}/app/home`, { locale: 'de-DE' });
    const { page } = visitor;
    // The document is the same in a narrow window.
    const look = async (name: string) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await fits(page, 390, `staff-german${name}-390`);
      await page.setViewportSize({ width: 1280, height: 844 });
      await looksGood(page, 1280, `staff-german${name}-1280`);
    };
    await pick(page, people.officer);
    await title(page, `Guten Tag, ${people.officer}`).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    await look('-home');
    for (const [path, heading] of pages) {
      await openPage(page, path);
      await title(page, heading).waitFor();
      await look(path.replaceAll('/', '-'));
    }
    expect(troublesOf(visitor, server)).toEqual([]);
    await page.context().close();
  });

  it('are in the language that somebody chooses, which stays', async () => {
    const { page } = await visit(browser, `${server.baseUrl}/app/home`, { locale: 'de-DE' });
    await pick(page, people.officer);
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
    await title(page, `Hello, ${people.officer}`).waitFor();
    await page.goto(`${server.baseUrl}/app/periods`);
    await title(page, 'Evaluation periods').waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await title(page, 'Evaluationszeiträume').waitFor();
    await page.context().close();
  });

  it.each([1280, 390])(
    'change the language with the next page where something was typed, at %i pixels',
    async (width) => {
      const { page } = await visit(browser, `${server.baseUrl}/app/message-templates/new`, { width });
      await pick(page, people.officer);
      await title(page, 'New message template').waitFor();
      const name = page.locator('#main').getByRole('textbox').first();
      await name.fill('Invitation of spring');
      const language = page.getByRole('combobox', { name: 'Language' });
      await language.selectOption('de');
      await page.getByText('The language changes with the next page that you open').waitFor();
      expect(await name.inputValue()).toBe('Invitation of spring');
      await looksGood(page, width, `staff-language-later-${width}`);
      // Chosen back, nothing is left to change.
      await language.selectOption('en');
      await page.getByText('The language changes with the next page that you open').waitFor({ state: 'detached' });
      await language.selectOption('de');
      await page.getByRole('navigation').getByRole('link', { name: 'Results' }).click();
      await title(page, 'Ergebnisse').waitFor();
      expect(new URL(page.url()).pathname).toBe('/app/results');
      // Nothing was typed here: it changes at once.
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
      await title(page, 'Results').waitFor();
      await page.context().close();
    },
  );
});
