import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../shared/language/language.tsx';
import { readConfig } from '../../shared/sign-in/config.ts';
import { beginSignIn, problemOf, type SignInProblem } from '../../shared/sign-in/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { forgetCode } from '../session/invitation-code.ts';
import { wordsIn } from './words.ts';

/**
 * Leads to the institution's provider and back to the present page; `asksWho` makes the provider ask for the person.
 */
export const SignInButton = ({ asksWho = false }: { readonly asksWho?: boolean }) => {
  const words = wordsIn(useLanguage().own);
  const [path] = useLocation();
  const [problem, setProblem] = useState<SignInProblem>();
  const begin = async (): Promise<void> => {
    try {
      const { sign_in: config } = await readConfig();
      if (config === null) return;
      // A link that gave no access is not tried again after the sign-in.
      forgetCode(window);
      await beginSignIn(config, { home: '/', path, prompt: asksWho ? 'login' : undefined });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <>
      {problem !== undefined && (
        <section className="notice bad" role="alert">
          <h2>{words.problem[problem][0]}</h2>
          <p>{words.problem[problem][1]}</p>
        </section>
      )}
      <p className="actions">
        <Button isWide onClick={() => void begin()}>
          {asksWho ? words.someoneElse : words.signIn}
        </Button>
      </p>
    </>
  );
};
