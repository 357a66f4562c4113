import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/language/language.tsx';
import { readConfig } from '../../shared/sign-in/config.ts';
import { SignInButton } from './sign-in-button.tsx';
import { wordsIn } from './words.ts';

/** Returns whether students can sign in; undefined until the configuration is read, false if it cannot be read. */
export const useSignsIn = (): boolean | undefined => {
  const { data, isPending } = useQuery({
    queryKey: ['config'],
    queryFn: readConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? undefined : Boolean(data?.sign_in);
};

/** Offers the sign-in to a student without a link, if students can sign in. */
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
