/** By what the list finds a token that was just made. */
export const newToken = 'token';
