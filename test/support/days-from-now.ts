const dayMs = 86_400_000;

/** An instant so many days from now. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
