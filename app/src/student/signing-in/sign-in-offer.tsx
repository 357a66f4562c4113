import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/language/language.tsx';
import { readConfig } from '../../shared/sign-in/config.ts';
import { SignInButton } from './sign-in-button.tsx';
import { wordsIn } from './words.ts';

/** Whether students can sign in; undefined until that is known, false where nobody can say it. */
export const useSignsIn = (): boolean | undefined => {
  const { data, isPending } = useQuery({
    queryKey: ['config'],
    queryFn: readConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? undefined : Boolean(data?.sign_in);
};

/** The way in without a link, where there is one. */
export const SignInOffer = () => {
  const { instead } = wordsIn(useLanguage().own);
  return (
    useSignsIn() && (
      <>
        <p>{instead}</p>
        <SignInButton />
      </>
    )
  );
};
