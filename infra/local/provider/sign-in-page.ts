import type { SamplePerson } from './people.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const choice = ({ email, name, role }: SamplePerson): string => `
      <li><button name="person" value="${escaped(email)}"><strong>${escaped(name)}</strong> ${escaped(role)}</button></li>`;

const style = `
    :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
    main { max-width: 30rem; margin: 10vh auto; padding: 0 1rem }
    ul { list-style: none; padding: 0 }
    button { width: 100%; margin: .25rem 0; padding: .75rem 1rem; font: inherit; text-align: left }
    strong { display: block }`;

/** The page on which one picks as whom to sign in; `action` is where the choice goes. */
export const signInPage = (people: readonly SamplePerson[], action: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sign in to the sample institution</title>
  <style>${style}
  </style>
</head>
<body>
  <main>
    <h1>Sign in as</h1>
    <p>This provider is for development: whoever you pick is taken at your word.</p>
    <form method="post" action="${escaped(action)}">
      <ul>${people.map(choice).join('')}
      </ul>
    </form>
  </main>
</body>
</html>
`;
