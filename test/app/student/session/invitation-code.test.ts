import { describe, expect, it } from 'vitest';
import { forgetCode, noteBegun, takeCode } from '../../../../app/src/student/session/invitation-code.ts';

const code = 'q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4';

/** A tab at an address; what it stores stays from page to page. */
const tab = () => {
  const items = new Map<string, string>();
  const shown: string[] = [];
  const open = (hash: string) =>
    ({
      location: { hash, pathname: '/app', search: '?left' },
      history: { replaceState: (_: unknown, __: string, address: string) => shown.push(address) },
      sessionStorage: {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => items.set(name, value),
        removeItem: (name: string) => items.delete(name),
      },
    }) as unknown as Window;
  return { open, shown };
};

describe('the code of a link', () => {
  it('leaves the address at once, and stays with the tab', () => {
    const { open, shown } = tab();
    expect(takeCode(open(`#${code}`))).toEqual({ code, isUnderWay: false });
    expect(shown).toEqual(['/app']);
    expect(takeCode(open(''))).toEqual({ code, isUnderWay: false });
    noteBegun(open(''));
    expect(takeCode(open(''))).toEqual({ code, isUnderWay: true });
  });

  it('is forgotten on leaving, and gives way to that of another link', () => {
    const { open } = tab();
    takeCode(open(`#${code}`));
    noteBegun(open(''));
    const other = 'x'.repeat(43);
    expect(takeCode(open(`#${other}`))).toEqual({ code: other, isUnderWay: false });
    forgetCode(open(''));
    expect(takeCode(open(''))).toEqual({ code: undefined, isUnderWay: false });
  });

  it('that was cut off is not taken for the one before', () => {
    const { open } = tab();
    takeCode(open(`#${code}`));
    expect(takeCode(open('#q7yXw0'))).toEqual({ code: 'q7yXw0', isUnderWay: false });
    expect(takeCode(open(''))).toEqual({ code: undefined, isUnderWay: false });
  });
});
