export const requireMail = (): void => undefined;
