import { expect, it } from 'vitest';
import { renderTable } from '../../cli/output.ts';

it('lays rows out in columns', () => {
  expect(
    renderTable([
      ['ID', 'NAME', 'X'],
      ['1', 'b', ''],
      ['22', 'long', 'x'],
    ]),
  ).toBe('ID  NAME  X\n1   b\n22  long  x');
});

it('keeps control characters from the terminal', () => {
  expect(renderTable([['a\u001b[31m\nb\u202e']])).toBe('a?[31m?b?');
});
