import { escapeHtml } from '../../../lib/runtime/escape-html.ts';
import { htmlPage } from '../html-page.ts';
import type { SamplePerson } from './people.ts';

const choice = ({ email, name, role }: SamplePerson): string => `
      <li><button name="person" value="${escapeHtml(email)}"><strong>${escapeHtml(name)}</strong> ${escapeHtml(role)}</button></li>`;

const style = `
    :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
    main { max-width: 30rem; margin: 10vh auto; padding: 0 1rem }
    ul { list-style: none; padding: 0 }
    button { width: 100%; margin: .25rem 0; padding: .75rem 1rem; font: inherit; text-align: left }
    strong { display: block }`;

const pageOf = (title: string, content: string): string => htmlPage({ title, style, content });

/** The page where one picks the person to sign in as; `action` is where the choice goes. */
export const signInPage = (people: readonly SamplePerson[], action: string): string =>
  pageOf(
    'Sign in to the sample institution',
    `
    <h1>Sign in as</h1>
    <p>This provider is for development: whoever you pick is taken at your word.</p>
    <form method="post" action="${escapeHtml(action)}">
      <ul>${people.map(choice).join('')}
      </ul>
    </form>`,
  );

/** The page that asks once more before the provider forgets who has signed in; `form` is its own. */
export const signOutPage = (form: string): string =>
  pageOf(
    'Sign out of the sample institution',
    `
    <h1>Sign out?</h1>
    <p>The provider for development then asks again who signs in.</p>
    ${form}
    <button type="submit" form="op.logoutForm" name="logout" value="yes"><strong>Yes, sign out</strong></button>
    <button type="submit" form="op.logoutForm"><strong>No, stay signed in there</strong></button>`,
  );
