type Name = 'localStorage' | 'sessionStorage';

/**
 * A storage of the browser; undefined where it keeps nothing of this address. Where site data are blocked the mere name
 * throws, and the browsers that some mail applications have inside them know none.
 */
export const storageOf = (page: Partial<Pick<Window, Name>>, name: Name): Storage | undefined => {
  try {
    return page[name] ?? undefined;
  } catch {
    return undefined;
  }
};
