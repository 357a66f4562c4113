import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../shared/language/language.tsx';
import { readConfig } from '../../shared/sign-in/config.ts';
import { beginSignIn, problemOf, type SignInProblem } from '../../shared/sign-in/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { forgetCode } from '../session/invitation-code.ts';
import { wordsIn } from './words.ts';

/** Leads to the provider of the institution and back to where the student is; `asksWho` makes it ask who it is. */
export const SignInButton = ({ asksWho = false }: { readonly asksWho?: boolean }) => {
  const words = wordsIn(useLanguage().own);
  const [path] = useLocation();
  const [problem, setProblem] = useState<SignInProblem>();
  const begin = async (): Promise<void> => {
    try {
      const { sign_in: config } = await readConfig();
      if (config === null) return;
      // A link that did not lead in is not tried again on the way back.
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
