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
    select, input, button { box-sizing: border-box; display: block; width: 100%; padding: .5rem; font: inherit }
    iframe { width: 100%; height: 20rem }`;

const pageOf = (title: string, content: string): string =>
  htmlPage({ title, style, content: `    <h1>${title}</h1>${content}` });

const inputs = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const option = (value: string, text: string): string =>
  `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;

const clientField = (clients: readonly string[]): string =>
  clients.length < 2
    ? ''
    : `
      <label>Client <select name="client">${clients.map((each) => option(each, each)).join('')}</select></label>`;

/** The page where one picks who one is, and in which course the link to the evaluation is; or pastes the link of a tool. */
export const choicePage = (
  people: readonly SamplePerson[],
  courses: readonly PlatformCourse[],
  clients: readonly string[],
): string =>
  pageOf(
    'A learning platform',
    `
    <p>This platform is for development: whoever you pick is taken at your word.</p>
    <form action="open">
      <label>Person <select name="person">${people.map(({ email, name, role }) => option(email, `${name} (${role})`)).join('')}</select></label>
      <label>Course <select name="course">${courses.map(({ id, name }) => option(id, name)).join('')}</select></label>
      <label>Role there <select name="role">${option('Learner', 'Learner')}${option('Instructor', 'Instructor')}</select></label>${clientField(clients)}
      <button formtarget="_blank">Open the evaluation in a new tab</button>
      <button name="framed" value="yes">Open it within this page</button>
    </form>
    <h2>Administration</h2>
    <form action="register">
      <label>Registration link of a tool <input name="link" type="url" required></label>
      <button>Register the tool</button>
    </form>`,
  );

/** The page where a tool registers itself, in a frame, as Canvas and Moodle do; it closes the frame when the tool says so. */
export const registrationPage = (link: string): string =>
  pageOf(
    'Register a tool',
    `
    <iframe src="${escapeHtml(link)}" title="Registration of the tool"></iframe>
    <p hidden>The tool is registered. <a href="/">Back</a></p>
    <script>
      addEventListener('message', ({ data }) => {
        if (data?.subject !== 'org.imsglobal.lti.close') return;
        document.querySelector('iframe').remove();
        document.querySelector('p').hidden = false;
      });
    </script>`,
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
