import { useSyncExternalStore } from 'react';
import { sendFile, type UploadTarget } from './send-file.ts';
import type { Sending } from './stage.ts';

// The transfers live as long as the document. So a transfer continues on other pages, and one choice of a file serves
// its check and its import.
const transfers = new Map<string, Sending>();
const files = new Map<string, File>();
const listeners = new Set<() => void>();

const isSending = (): boolean => [...transfers.values()].some(({ kind }) => kind === 'sending');

// The browser asks in its own words.
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const note = (id: string, sending: Sending): void => {
  transfers.set(id, sending);
  if (isSending()) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The file that this page has sent for an import. */
export const fileOf = (id: string): File | undefined => files.get(id);

/** Begins to send the file of an import. */
export const send = (id: string, file: File, target: UploadTarget): void => {
  files.set(id, file);
  note(id, { kind: 'sending', share: 0 });
  sendFile(target, file, (share) => note(id, { kind: 'sending', share })).then(
    () => note(id, { kind: 'sent' }),
    () => note(id, { kind: 'failed' }),
  );
};

/** Returns the state of sending an import's file; undefined if this page sends none. */
export const useSending = (id: string): Sending | undefined => useSyncExternalStore(subscribe, () => transfers.get(id));
