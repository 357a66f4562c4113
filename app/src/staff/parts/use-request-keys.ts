import { useState } from 'react';

/** An idempotency key for each content: a button that is pressed twice acts once; a changed content gets another key. */
export const useRequestKeys = (): ((said: unknown) => string) => {
  const [keys] = useState(() => new Map<string, string>());
  return (said) => {
    const text = JSON.stringify(said);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return key;
  };
};
