import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../infra/local/gateway/gateway.ts';
import { startService, type TestService } from '../support/service.ts';
import { accessibilityProblems, startBrowser } from './support/browser.ts';
import { title } from './support/controls.ts';
import { type AnsweringTerm, seedAnsweringTerm } from './support/term.ts';
import { keepNothing, picture, startServer, visit } from './support/visitor.ts';

let service: TestService;
let term: AnsweringTerm;
let server: Gateway;
let browser: Browser;
const parts = {
  Course: [
    { kind: 'scale', text: 'Clear goals?', scale: { points: 5 }, is_required: true },
    { kind: 'text', text: 'What helped you?' },
  ],
};
const courses = [
  { name: 'Algebra', teachers: [] },
  { name: 'Biology', teachers: [] },
];
beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), startBrowser()]);
  term = await seedAnsweringTerm(service, { parts, courses, students: 20 });
  server = await startServer();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const send = '/api/v1/course_evaluation_responses';

const begin = async (link: string) => {
  const visitor = await visit(browser, server.baseUrl + link, { width: 390 });
  await visitor.page.getByRole('button', { name: 'Show my evaluations' }).click();
  return visitor;
};

const openAlgebra = async (link: string) => {
  const visitor = await begin(link);
  await visitor.page.getByRole('link', { name: 'Algebra' }).click();
  await title(visitor.page, 'Algebra').waitFor();
  return visitor;
};

const answerAndSend = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Send answers' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
};

describe('a link', { timeout: 120_000 }, () => {
  it.each([
    ['that is none', 'q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4'],
    ['that was cut off', 'q7yXw0'],
  ])('%s says that it is not valid, and how to get a new one', async (_, code) => {
    const { page } = await begin(`/app#${code}`);
    await title(page, 'This link is not valid, or no longer valid').waitFor();
    await page.getByText('ask the evaluation office').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await picture(page, 'not-valid');
    await page.context().close();
  });

  it('is needed to see anything', async () => {
    const { page } = await visit(browser, `${server.baseUrl}/app/evaluations/${term.evaluations[0]}`);
    await title(page, 'Open the link in your invitation').waitFor();
    await page.context().close();
  });

  it('is asked for once by a tab, which forgets it when the student leaves', async () => {
    const { page } = await openAlgebra(await term.invite());
    await page.reload();
    await title(page, 'Algebra').waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await title(page, 'You have left').waitFor();
    await page.goBack();
    await title(page, /Open the link|You have left/).waitFor();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await page.context().close();
  });

  it('opened over another is the one that counts', async () => {
    const [first, second] = [await term.invite(), await term.invite()];
    const { page } = await begin(first);
    await title(page, 'Your evaluations').waitFor();
    await page.evaluate(`location.hash = '${second.split('#')[1]}'`);
    await page.getByRole('button', { name: 'Show my evaluations' }).waitFor();
    expect(await page.evaluate('sessionStorage["facet.code"]')).toBe(second.split('#')[1]);
    await page.context().close();
  });
});

describe('a browser that keeps nothing', { timeout: 120_000 }, () => {
  it('allows a student to answer, and says that nothing is kept', async () => {
    const { page, errors } = await visit(browser, 'about:blank', { width: 390 });
    await keepNothing(page);
    await page.goto(server.baseUrl + (await term.invite()));
    await page.getByText('they are lost when you close this page').waitFor();
    await page.getByRole('button', { name: 'Show my evaluations' }).click();
    await page.getByRole('link', { name: 'Algebra' }).click();
    await page.getByText('they are lost when you close this page').waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Antworten senden' }).click();
    await page.getByRole('button', { name: 'Jetzt senden' }).click();
    await title(page, 'Vielen Dank!').waitFor();
    await page.reload();
    await title(page, 'Open the link in your invitation').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('a draft', { timeout: 120_000 }, () => {
  it('is there again after the tab was closed, and nobody else of this browser can read it', async () => {
    const [mine, other] = [await term.invite(), await term.invite()];
    const { page } = await openAlgebra(mine);
    await page.getByRole('radio', { name: '4', exact: true }).check();
    // Not waitForFunction, which evaluates in the page what the policy refuses.
    await expect.poll(() => page.evaluate('localStorage.length')).toBe(1);
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto(server.baseUrl + other);
    await next.getByRole('button', { name: 'Show my evaluations' }).click();
    await next.getByRole('link', { name: 'Algebra' }).click();
    await title(next, 'Algebra').waitFor();
    expect(await next.getByRole('radio', { checked: true }).count()).toBe(0);
    await next.goto('about:blank');
    await next.goto(server.baseUrl + mine);
    await next.getByRole('button', { name: 'Show my evaluations' }).click();
    await next.getByText('Draft in this browser').waitFor();
    await next.getByRole('link', { name: 'Algebra' }).click();
    expect(await next.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
    await context.close();
  });

  it('is one of all tabs that it is open in: none takes from it what another has put there', async () => {
    const link = await term.invite();
    const { page: first } = await openAlgebra(link);
    const context = first.context();
    const second = await context.newPage();
    await second.goto(server.baseUrl + link);
    await second.getByRole('button', { name: 'Show my evaluations' }).click();
    await second.getByRole('link', { name: 'Algebra' }).click();
    await title(second, 'Algebra').waitFor();
    await first.getByRole('radio', { name: '4', exact: true }).check();
    await expect.poll(() => second.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
    await second.getByRole('textbox').first().fill('From the second tab');
    await expect.poll(() => first.getByRole('textbox').first().inputValue()).toBe('From the second tab');
    await first.reload();
    await title(first, 'Algebra').waitFor();
    expect(await first.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
    expect(await first.getByRole('textbox').first().inputValue()).toBe('From the second tab');
    await context.close();
  });
});

describe('answers', { timeout: 120_000 }, () => {
  it('that arrived although the answer was lost count once, and are shown to have arrived', async () => {
    const { page } = await openAlgebra(await term.invite());
    let tries = 0;
    await page.route(`**${send}`, async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await answerAndSend(page);
    await page.getByText('We don’t know whether your answers have arrived').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await picture(page, 'lost');
    await page.getByRole('button', { name: 'Send answers' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText('Your answers about Algebra had arrived before.').waitFor();
    expect(tries).toBe(2);
    await page.context().close();
  });

  it('of a student whose token has ended are sent with a new one', async () => {
    const { page, requests } = await openAlgebra(await term.invite());
    let isFirst = true;
    await page.route(`**${send}`, (route) => {
      const headers = {
        ...route.request().headers(),
        ...(isFirst && { authorization: 'Bearer facet_answering_over' }),
      };
      isFirst = false;
      return route.continue({ headers });
    });
    await answerAndSend(page);
    await title(page, 'Thank you!').waitFor();
    expect(requests.filter((each) => each.includes('invitation_redemptions'))).toHaveLength(2);
    await page.context().close();
  });

  it('that come when the service is busy stay where they are', async () => {
    const { page } = await openAlgebra(await term.invite());
    await page.route(`**${send}`, (route) =>
      route.fulfill({ status: 503, contentType: 'application/vnd.api+json', body: '{"errors":[]}' }),
    );
    await answerAndSend(page);
    await page.getByText('The service is busy').waitFor();
    expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
    await page.context().close();
  });
});

const aMinute = 60_000;

/** Opens a link in a browser whose clock the test moves. */
const openWithClock = async (link: string) => {
  const visitor = await visit(browser, 'about:blank', { width: 390 });
  await visitor.page.clock.install();
  await visitor.page.goto(server.baseUrl + link);
  return visitor;
};

/** Makes requests whose addresses end in a path wait for ever, until the returned function is called. */
const hang = async (page: Page, path: string): Promise<() => Promise<void>> => {
  await page.route(`**${path}`, () => {});
  return () => page.unroute(`**${path}`);
};

describe('a service that never answers', { timeout: 120_000 }, () => {
  it('is not waited for longer than a minute, and can be asked again', async () => {
    const { page } = await openWithClock(await term.invite());
    const answerAgain = await hang(page, '/my/evaluations');
    const asked = page.waitForRequest('**/my/evaluations');
    await page.getByRole('button', { name: 'Show my evaluations' }).click();
    await asked;
    await page.clock.runFor(aMinute);
    await title(page, 'This can’t be shown just now').waitFor();
    await answerAgain();
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, 'Your evaluations').waitFor();
    await page.context().close();
  });

  it('may have got the answers, which the page says and keeps them', async () => {
    const { page } = await openWithClock(await term.invite());
    await page.getByRole('button', { name: 'Show my evaluations' }).click();
    await page.getByRole('link', { name: 'Algebra' }).click();
    const answerAgain = await hang(page, send);
    const asked = page.waitForRequest(`**${send}`);
    await answerAndSend(page);
    await asked;
    await page.clock.runFor(aMinute);
    await page.getByText('We don’t know whether your answers have arrived').waitFor();
    expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
    await answerAgain();
    await page.getByRole('button', { name: 'Send answers' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await title(page, 'Thank you!').waitFor();
    await page.context().close();
  });
});

describe('a period that is not open yet', { timeout: 120_000 }, () => {
  it('is there by itself when its time has come', async () => {
    const opensAt = new Date(Date.now() + 60 * aMinute).toISOString();
    const coming = await seedAnsweringTerm(service, { parts, courses, students: 1, opensAt });
    const { page } = await openWithClock(await coming.invite());
    await page.getByRole('button', { name: 'Show my evaluations' }).click();
    await title(page, 'Not open yet').waitFor();
    await page.clock.runFor(59 * aMinute);
    await title(page, 'Not open yet').waitFor();
    await coming.reschedule({ opens_at: new Date(Date.now() - aMinute).toISOString() });
    await page.clock.runFor(aMinute);
    await title(page, 'Your evaluations').waitFor();
    await page.context().close();
  });
});

/** Where the first and the last character of a text stand in its line. */
const endsOf = (page: Page, text: string) =>
  page.evaluate<readonly [number, number]>(`(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode().data !== '${text}');
    const range = document.createRange();
    const leftOf = (at) => {
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [leftOf(0), leftOf(${text.length - 1})];
  })()`);

describe('a form in a language that is written from right to left', { timeout: 120_000 }, () => {
  it('has the end of each text on the left', async () => {
    const labels = ['אני לא מסכים!', 'אני מסכים!'];
    const arabic = {
      'هل تعلمت شيئا؟': [{ kind: 'scale', text: 'ماذا تقترح أن يتغير!', scale: { points: 2, labels } }],
    };
    const there = await seedAnsweringTerm(service, { courses, students: 1, parts: arabic });
    const { page } = await openAlgebra(await there.invite());
    for (const text of ['هل تعلمت شيئا؟', 'ماذا تقترح أن يتغير!', ...labels]) {
      const [first, last] = await endsOf(page, text);
      expect(last, text).toBeLessThan(first);
    }
    await page.context().close();
  });
});

describe('a page that is printed', { timeout: 120_000 }, () => {
  it('is dark on white, whatever the screen is', async () => {
    const link = server.baseUrl + (await term.invite());
    const { page } = await visit(browser, link, { width: 390, colorScheme: 'dark' });
    await title(page, 'What do you think of your courses?').waitFor();
    const colour = () => page.evaluate('getComputedStyle(document.body).color');
    expect(await colour()).toBe('rgb(233, 238, 240)');
    await page.emulateMedia({ media: 'print' });
    expect(await colour()).toBe('rgb(24, 34, 42)');
    await page.context().close();
  });
});

describe('answers that were sent in one tab', { timeout: 120_000 }, () => {
  it('are shown as sent by the other tabs that they were given in', async () => {
    const link = await term.invite();
    const { page: first } = await openAlgebra(link);
    const second = await first.context().newPage();
    await second.goto(server.baseUrl + link);
    await second.getByRole('button', { name: 'Show my evaluations' }).click();
    await second.getByRole('link', { name: 'Algebra' }).click();
    await title(second, 'Algebra').waitFor();
    await first.bringToFront();
    await answerAndSend(first);
    await title(first, 'Thank you!').waitFor();
    await title(second, 'You have answered this evaluation').waitFor();
    await expect.poll(() => second.evaluate('localStorage.length')).toBe(0);
    await first.context().close();
  });
});

describe('an evaluation', { timeout: 120_000 }, () => {
  it('of somebody else is none', async () => {
    const elsewhere = await seedAnsweringTerm(service, { parts, courses, students: 1 });
    const { page } = await begin(await term.invite());
    await title(page, 'Your evaluations').waitFor();
    await page.goto(`${server.baseUrl}/app/evaluations/${elsewhere.evaluations[0]}`);
    await title(page, 'There is no such evaluation for you').waitFor();
    await page.getByRole('link', { name: 'All evaluations' }).click();
    await title(page, 'Your evaluations').waitFor();
    await page.context().close();
  });

  it('that closes while it is answered says so, and is not on the list', async () => {
    const { page } = await openAlgebra(await term.invite());
    const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
    await term.reschedule({ closes_at: aMinuteAgo });
    await answerAndSend(page);
    await page.getByText('The evaluation takes no answers now').waitFor();
    await page.getByRole('link', { name: 'All evaluations' }).click();
    await title(page, 'The evaluation has closed').waitFor({ timeout: 60_000 });
    await picture(page, 'closed');
    await page.context().close();
  });
});
