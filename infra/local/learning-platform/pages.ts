import { escapeHtml } from '../../../lib/runtime/escape-html.ts';
import { htmlPage } from '../html-page.ts';
import type { SamplePerson } from '../provider/people.ts';

/** A course as the platform lists it: one section of the service. */
export interface PlatformCourse {
  readonly id: string;
  readonly name: string;
}

const style = `
    :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
    main { max-width: 30rem; margin: 10vh auto; padding: 0 1rem }
    label { display: block; margin: 1rem 0 }
    select, button { display: block; width: 100%; padding: .5rem; font: inherit }
    iframe { width: 100%; height: 20rem }`;

const pageOf = (title: string, content: string): string =>
  htmlPage({ title, style, content: `    <h1>${title}</h1>${content}` });

const inputs = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const option = (value: string, text: string): string =>
  `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;

/** The page where one picks who one is, and in which course the link to the evaluation is. */
export const choicePage = (people: readonly SamplePerson[], courses: readonly PlatformCourse[]): string =>
  pageOf(
    'A learning platform',
    `
    <p>This platform is for development: whoever you pick is taken at your word.</p>
    <form action="open">
      <label>Person <select name="person">${people.map(({ email, name, role }) => option(email, `${name} (${role})`)).join('')}</select></label>
      <label>Course <select name="course">${courses.map(({ id, name }) => option(id, name)).join('')}</select></label>
      <label>Role there <select name="role">${option('Learner', 'Learner')}${option('Instructor', 'Instructor')}</select></label>
      <button formtarget="_blank">Open the evaluation in a new tab</button>
      <button name="framed" value="yes">Open it within this page</button>
    </form>`,
  );

/** The page that begins a login at the service, in its own tab or within a frame. */
export const loginPage = (address: string, fields: Readonly<Record<string, string>>, isFramed: boolean): string =>
  pageOf(
    'Course evaluation',
    `
    <form method="post" action="${escapeHtml(address)}"${isFramed ? ' target="tool"' : ''}>${inputs(fields)}</form>${isFramed ? '\n    <iframe name="tool" title="Course evaluation"></iframe>' : ''}
    <script>document.forms[0].submit()</script>`,
  );

/** The page that sends a launch to the service. */
export const launchPage = (address: string, fields: Readonly<Record<string, string>>): string =>
  pageOf(
    'Course evaluation',
    `
    <form method="post" action="${escapeHtml(address)}">${inputs(fields)}</form>
    <script>document.forms[0].submit()</script>`,
  );
