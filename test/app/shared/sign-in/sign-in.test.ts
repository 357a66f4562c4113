import { describe, expect, it } from 'vitest';
import { isForStaff } from '../../../../app/src/shared/paths.ts';
import { isStudentsTab, noteStudent } from '../../../../app/src/shared/sign-in/part.ts';
import {
  keepPending,
  type PendingSignIn,
  safeReturnPath,
  takePending,
  takeResponse,
} from '../../../../app/src/shared/sign-in/pending.ts';
import { storageStandIn } from '../../support.ts';

const pending: PendingSignIn = {
  ...{ issuer: 'https://login.example.edu', state: 's', nonce: 'n', verifier: 'v' },
  ...{ returnTo: '/periods', begunAt: 1_000 },
};

describe('the path to return to', () => {
  it.each(['/periods', '/periods/7?tab=2', '/home', '/results/a/b'])('may be %s', (path) => {
    expect(safeReturnPath(path, '/home')).toBe(path);
  });

  it.each([
    ['another origin', 'https://evil.example/'],
    ['another origin without its scheme', '//evil.example/periods'],
    ['another origin behind a backslash', '\\\\evil.example'],
    ['another user of the origin', '@evil.example/periods'],
    ['a script', 'javascript:alert(1)'],
    ['another part of the service', '/../api/v1/users'],
    ['the part of students', '/evaluations/1'],
    ['the end of a sign-in', '/signed-in?code=1&state=2'],
    ['the end of a session', '/signed-out'],
    ['an empty segment', '/periods//evil.example'],
  ])('is never %s', (_, path) => {
    expect(safeReturnPath(path, '/home')).toBe('/home');
  });
});

describe('the path that a student returns to', () => {
  it.each(['/', '/evaluations/1'])('may be %s', (path) => {
    expect(safeReturnPath(path, '/')).toBe(path);
  });

  it.each(['/periods', '/signed-in', '/signed-out', '//evil.example/', 'https://evil.example/evaluations/1'])(
    'is never %s',
    (path) => {
      expect(safeReturnPath(path, '/')).toBe('/');
    },
  );
});

describe('the note of who signs in', () => {
  it('is of the last sign-in of the tab', () => {
    const page = { sessionStorage: storageStandIn() };
    expect(isStudentsTab(page)).toBe(false);
    noteStudent(page, true);
    expect(isStudentsTab(page)).toBe(true);
    noteStudent(page, false);
    expect(isStudentsTab(page)).toBe(false);
  });
});

describe('a sign-in under way', () => {
  it('is used once, and by the tab that began it', () => {
    const sessionStorage = storageStandIn();
    keepPending({ sessionStorage }, pending);
    expect(takePending({ sessionStorage: storageStandIn() }, 2_000)).toBeUndefined();
    expect(takePending({ sessionStorage }, 2_000)).toEqual(pending);
    expect(takePending({ sessionStorage }, 2_000)).toBeUndefined();
  });

  it('is too old after half an hour', () => {
    const sessionStorage = storageStandIn();
    keepPending({ sessionStorage }, pending);
    expect(takePending({ sessionStorage }, 1_000 + 30 * 60_000 + 1)).toBeUndefined();
  });
});

describe('the answer of the provider', () => {
  const pageAt = (pathname: string, search: string) => {
    const shown: string[] = [];
    const history = { replaceState: (_state: unknown, _title: string, path: string) => shown.push(path) };
    // As much of a window as is looked at.
    return { page: { location: { pathname, search }, history } as unknown as Window, shown };
  };

  it('leaves the address at once', () => {
    const { page, shown } = pageAt('/app/signed-in', '?code=1&state=2');
    expect(takeResponse(page)?.get('code')).toBe('1');
    expect(shown).toEqual(['/app/signed-in']);
  });

  it('is looked for nowhere else', () => {
    const { page, shown } = pageAt('/app/home', '?code=1&state=2');
    expect(takeResponse(page)).toBeUndefined();
    expect(shown).toEqual([]);
  });
});

describe('the paths of staff', () => {
  it('are none of those that students have', () => {
    expect(['/home', '/periods/1', '/signed-in'].map(isForStaff)).toEqual([true, true, true]);
    expect(['/', '/evaluations/1', '/nothing', '/periodsx'].map(isForStaff)).toEqual([false, false, false, false]);
  });
});
