import { describe, expect, it } from 'vitest';
import { keepMails, mostBytes, mostMails } from '../../../../infra/local/mail/kept-mails.ts';

const receivedAt = new Date();

const mailOf = (raw: Buffer) => ({ receivedAt, from: 'a@b.example', to: ['c@d.example'], raw });

describe('kept mails', () => {
  it('are the last 1,000, the newest first', () => {
    const mails = keepMails();
    for (let each = 0; each < mostMails + 2; each++) mails.add(mailOf(Buffer.from(String(each))));
    const kept = mails.newestFirst();
    expect(kept.length).toBe(mostMails);
    expect([kept[0], kept.at(-1)].map((mail) => mail?.raw.toString())).toEqual(['1001', '2']);
    expect(mails.find(kept[0]?.id ?? '')).toBe(kept[0]);
    expect(mails.find('1')).toBeUndefined();
  });

  it('have at most 50 MB', () => {
    const mails = keepMails();
    const part = Buffer.alloc(mostBytes / 5);
    for (let each = 0; each < 7; each++) mails.add(mailOf(part));
    expect(mails.newestFirst().map(({ id }) => id)).toEqual(['7', '6', '5', '4']);
    mails.add(mailOf(Buffer.alloc(mostBytes + 1)));
    expect(mails.newestFirst()).toEqual([]);
  });
});
