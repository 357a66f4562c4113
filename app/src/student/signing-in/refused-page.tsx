import { useLanguage } from '../../shared/language/language.tsx';
import { Page } from '../parts/page.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { wordsIn } from './words.ts';
import type { Refusal } from './words-en.ts';

/** Says why a signed-in student has nothing to answer, with the code that the help desk looks up. */
export const RefusedPage = ({ refusal }: { readonly refusal: Refusal }) => {
  const words = wordsIn(useLanguage().own);
  const [title, text] = words.refused[refusal];
  const hasEnded = refusal === 'ended';
  return (
    <Page title={title}>
      <p className="lead">{text}</p>
      {!hasEnded && (
        <p>
          {words.code} <code>{refusal}</code>
        </p>
      )}
      <SignInButton asksWho={!hasEnded} />
    </Page>
  );
};
