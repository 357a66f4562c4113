import { createContext, type ReactNode, useContext, useState } from 'react';
import { storageOf } from '../../shared/storages.ts';
import { forgetCode, type Invitation, noteBegun } from '../session/invitation-code.ts';
import { openSession, type Session } from '../session/session.ts';
import { type DraftPlace, type Drafts, keepsDrafts, openDrafts } from './drafts.ts';

interface Opened {
  readonly session: Session;
  readonly drafts: Promise<Drafts>;
}

/** A student's visit: nothing is opened until the student has said to begin, since mail scanners open links too. */
export interface Visit {
  /** Whether there is a link to begin with. */
  readonly hasLink: boolean;
  readonly opened: Opened | undefined;
  /** Whether this browser can keep drafts. */
  readonly keepsDrafts: boolean;
  readonly begin: () => void;
}

const Context = createContext<Visit | undefined>(undefined);

export const useVisit = (): Visit => {
  const visit = useContext(Context);
  if (visit === undefined) throw new Error('no visit around');
  return visit;
};

/** What pages have that are shown in a session alone. */
export const useSession = (): Opened => {
  const { opened } = useVisit();
  if (opened === undefined) throw new Error('no session around');
  return opened;
};

/** Has this browser forget the link. */
export const leave = (): void => {
  forgetCode(window);
  // Another document: nothing of this one stays in memory.
  window.location.replace('/app?left');
};

const place: DraftPlace = {
  storage: storageOf(window, 'localStorage'),
  subtle: globalThis.crypto.subtle,
  now: Date.now,
};

const open = (code: string): Opened => ({
  session: openSession(code, window.location.origin),
  drafts: openDrafts(code, place),
});

export const VisitProvider = ({
  invitation: { code, isUnderWay },
  children,
}: {
  readonly invitation: Invitation;
  readonly children: ReactNode;
}) => {
  const [opened, setOpened] = useState(() => (code !== undefined && isUnderWay ? open(code) : undefined));
  const begin = (): void => {
    if (code === undefined) return;
    noteBegun(window);
    setOpened(open(code));
  };
  const visit = { hasLink: code !== undefined, opened, keepsDrafts: keepsDrafts(place), begin };
  return <Context value={visit}>{children}</Context>;
};
