const open = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('facet.answered');
  } catch {
    // Too old, or site data are blocked: then a tab asks the service when it is shown again.
    return undefined;
  }
};

// One for the page: its own words do not come back to it.
const channel = open();

/** Informs the other tabs of this browser that answers were sent, and not which. */
export const announceAnswered = (): void => channel?.postMessage(null);

/** Calls `hear` when another tab has sent answers, until the returned function is called. */
export const onAnswered = (hear: () => void): (() => void) => {
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
