import { expect, it } from 'vitest';
import { type BankFilter, type BankItem, filtered, noFilter } from '../../../../app/src/staff/question-bank/items.ts';

const item = (text: string, attributes: object, owner?: string) =>
  // What the filter looks at, and no more.
  ({
    attributes: { text, text_translations: null, state: 'offered', subject: 'course', ...attributes },
    relationships: { owner: { data: owner === undefined ? null : { id: owner } } },
  }) as unknown as BankItem;

const items = [
  item('The goals were clear.', { text_translations: { de: 'Die Ziele waren klar für mich.' } }),
  item('Explains well.', { subject: 'instructor', state: 'draft' }, 'maths'),
  item('The pace was right.', { text_translations: { fr: 'Le rythme' }, state: 'retired' }, 'maths'),
];

it.each<[Partial<BankFilter>, number[]]>([
  [{}, [0, 1, 2]],
  [{ words: 'WELL' }, [1]],
  [{ words: 'fur ziele' }, [0]],
  [{ words: 'goals pace' }, []],
  [{ state: 'retired' }, [2]],
  [{ subject: 'instructor' }, [1]],
  [{ owner: 'institution' }, [0]],
  [{ owner: 'maths' }, [1, 2]],
  [{ owner: 'maths', language: 'fr' }, [2]],
  [{ language: 'toString' }, []],
])('the filter %j leaves %j', (some, left) => {
  expect(filtered(items, { ...noFilter, ...some })).toEqual(left.map((index) => items[index]));
});
