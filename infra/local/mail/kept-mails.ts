/** A mail as the catcher was sent it. */
export interface KeptMail {
  readonly id: string;
  readonly receivedAt: Date;
  /** The addresses of the envelope, which headers can hide. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
}

/** The last mails, in memory. */
export interface KeptMails {
  add(mail: Omit<KeptMail, 'id'>): void;
  newestFirst(): readonly KeptMail[];
  find(id: string): KeptMail | undefined;
}

export const mostMails = 1_000;
export const mostBytes = 50_000_000;

const sizeOf = ({ raw, from, to }: KeptMail): number =>
  to.reduce((sum, { length }) => sum + length, raw.length + from.length);

/** Keeps mails until there are too many of them or of their bytes: the oldest go. */
export const keepMails = (): KeptMails => {
  const mails = new Map<string, KeptMail>();
  let [count, bytes] = [0, 0];
  const dropOldest = (): void => {
    for (const oldest of mails.values()) {
      if (mails.size <= mostMails && bytes <= mostBytes) return;
      mails.delete(oldest.id);
      bytes -= sizeOf(oldest);
    }
  };
  return {
    add: (mail) => {
      count += 1;
      const kept = { ...mail, id: String(count) };
      mails.set(kept.id, kept);
      bytes += sizeOf(kept);
      dropOldest();
    },
    newestFirst: () => [...mails.values()].reverse(),
    find: (id) => mails.get(id),
  };
};
