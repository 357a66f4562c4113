import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { storageOf } from '../../shared/storages.ts';
import { forgetCode, type Invitation, noteBegun } from '../session/invitation-code.ts';
import { type Grant, openSession, redeemCode, type Session } from '../session/session.ts';
import { type DraftPlace, type Drafts, keepsDrafts, openDrafts } from './drafts.ts';

interface Opened {
  readonly session: Session;
  readonly drafts: Promise<Drafts>;
  /** Ends the visit, so that the browser forgets the student. */
  readonly leave: () => void;
}

/** The way in which a student gets access: by a link, a sign-in or a launch. */
export interface WayIn {
  readonly redeem: () => Promise<readonly Grant[]>;
  /** The secret from which the keys of drafts are derived. */
  readonly secret: Promise<string>;
  readonly leave: () => void;
}

/** A student's visit. No link is redeemed until the student begins, because mail scanners open links too. */
export interface Visit {
  /** Whether the page was opened by a link. */
  readonly hasLink: boolean;
  readonly opened: Opened | undefined;
  /** Whether this browser can keep drafts. */
  readonly keepsDrafts: boolean;
  readonly begin: () => void;
  /** Opens the visit of a student who has signed in. */
  readonly enter: (way: WayIn) => void;
}

const Context = createContext<Visit | undefined>(undefined);

export const useVisit = (): Visit => {
  const visit = useContext(Context);
  if (visit === undefined) throw new Error('no visit around');
  return visit;
};

/** Returns the opened visit, for pages that exist only in a session. */
export const useSession = (): Opened => {
  const { opened } = useVisit();
  if (opened === undefined) throw new Error('no session around');
  return opened;
};

const leaveLink = (): void => {
  forgetCode(window);
  // The address loads another document, so nothing of this one stays in memory.
  window.location.replace('/app?left');
};

const place: DraftPlace = {
  storage: storageOf(window, 'localStorage'),
  subtle: globalThis.crypto.subtle,
  now: Date.now,
};

const open = ({ redeem, secret, leave }: WayIn): Opened => ({
  session: openSession(redeem),
  drafts: secret.then((text) => openDrafts(text, place)),
  leave,
});

const byLink = (code: string): Opened =>
  open({ redeem: () => redeemCode(code), secret: Promise.resolve(code), leave: leaveLink });

export const VisitProvider = ({
  invitation: { code, isUnderWay },
  children,
}: {
  readonly invitation: Invitation;
  readonly children: ReactNode;
}) => {
  const [opened, setOpened] = useState(() => (code !== undefined && isUnderWay ? byLink(code) : undefined));
  const begin = (): void => {
    if (code === undefined) return;
    noteBegun(window);
    setOpened(byLink(code));
  };
  const enter = useCallback((way: WayIn) => setOpened(open(way)), []);
  const visit = { hasLink: code !== undefined, opened, keepsDrafts: keepsDrafts(place), begin, enter };
  return <Context value={visit}>{children}</Context>;
};
