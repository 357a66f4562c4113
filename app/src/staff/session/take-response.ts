const path = '/app/signed-in';

type Page = Pick<Window, 'location' | 'history'>;

/** What the provider has answered, which leaves the address and the history at once; undefined at any other address. */
export const takeResponse = ({ location, history }: Page): URLSearchParams | undefined => {
  if (location.pathname !== path) return undefined;
  const response = new URLSearchParams(location.search);
  history.replaceState(null, '', path);
  return response.has('code') || response.has('error') ? response : undefined;
};
