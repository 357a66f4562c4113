const open = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('facet.answered');
  } catch {
    // The browser is too old, or blocks site data. Then a tab asks the service when it is shown again.
    return undefined;
  }
};

// The page has one channel, so its own messages do not come back to it.
const channel = open();

/** Informs the other tabs of this browser that answers were sent, without saying which. */
export const announceAnswered = (): void => channel?.postMessage(null);

/** Calls `hear` when another tab has sent answers, until the returned function is called. */
export const onAnswered = (hear: () => void): (() => void) => {
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
