import { useState } from 'react';

/** A key for each thing that is said: pressed twice, a button does it once; changed in between, another. */
export const useRequestKeys = (): ((said: unknown) => string) => {
  const [keys] = useState(() => new Map<string, string>());
  return (said) => {
    const text = JSON.stringify(said);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return key;
  };
};
