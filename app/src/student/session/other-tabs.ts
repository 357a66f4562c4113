const open = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('facet.answered');
  } catch {
    // Too old, or told to keep site data from pages: then a tab asks the service when it is looked at again.
    return undefined;
  }
};

// One for the page: its own words do not come back to it.
const channel = open();

/** Tells the other tabs of this browser that answers were sent, and not which. */
export const tellAnswered = (): void => channel?.postMessage(null);

/** Hears when another tab has sent answers, until the returned function is called. */
export const hearAnswered = (hear: () => void): (() => void) => {
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
