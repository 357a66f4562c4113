import { describe, expect, it } from 'vitest';
import {
  afterMove,
  decisiveFor,
  type Item,
  missingTranslations,
  moveOf,
  type Outline,
  type Part,
  type Question,
  type QuestionSet,
  treeOf,
  withAllBelow,
} from '../../../../app/src/staff/questions/outline.ts';

const linked = (id: string) => ({ data: { id } });

// What the outline looks at, and no more.
const set = (id: string, position: number | null) =>
  ({ type: 'course_evaluation_question_set', id, attributes: { name: id, position } }) as unknown as QuestionSet;
const part = (id: string, of: string) =>
  ({
    ...{ type: 'course_evaluation_question_set_section', id, attributes: { name: id, position: null } },
    relationships: { question_set: linked(of) },
  }) as unknown as Part;
const question = (id: string, of: string, position: number | null, texts?: object, scale?: object) =>
  ({
    ...{ type: 'course_evaluation_question', id },
    attributes: {
      text: id,
      kind: 'scale',
      position,
      text_translations: texts ?? null,
      scale: scale ?? null,
      choices: null,
    },
    relationships: { question_set_section: linked(of), question_set: linked('s') },
  }) as unknown as Question;

const outline: Outline = {
  sets: [set('t', null), set('s', 0)],
  parts: [part('q', 's'), part('p', 's')],
  questions: [
    question('c', 'p', null),
    question('b', 'p', 0, { de: 'b' }),
    question('a', 'p', 1, { de: 'a', fr: 'a' }),
    question('d', 'q', 0),
  ],
};

const idsOf = (tree: ReturnType<typeof treeOf>) =>
  tree.map((each) => [
    each.set.id,
    ...each.parts.map((node) => `${node.part.id}: ${node.questions.map(({ id }) => id).join(' ')}`),
  ]);

const found = (id: string): Item => {
  const item = [...outline.sets, ...outline.parts, ...outline.questions].find((each) => each.id === id);
  if (item === undefined) throw new Error(id);
  return item;
};

it('has all by position, and what has none last, as it was made', () => {
  expect(idsOf(treeOf(outline))).toEqual([['s', 'p: b a c', 'q: d'], ['t']]);
});

describe('a move', () => {
  it.each([
    ['b', 1, [['s', 'p: a b c', 'q: d'], ['t']]],
    ['c', 1, [['s', 'p: b a', 'q: c d'], ['t']]],
    ['d', -1, [['s', 'p: b a c d', 'q: '], ['t']]],
    ['q', -1, [['s', 'q: d', 'p: b a c'], ['t']]],
    ['s', 1, [['t'], ['s', 'p: b a c', 'q: d']]],
  ] as const)('of %s by %i changes its place', (id, by, expected) => {
    const move = moveOf(treeOf(outline), found(id), by);
    expect(move && idsOf(treeOf(afterMove(outline, move)))).toEqual(expected);
  });

  it.each([
    ['b', -1],
    ['d', 1],
    ['p', -1],
    ['t', 1],
  ] as const)('of %s by %i is none at the end', (id, by) => {
    expect(moveOf(treeOf(outline), found(id), by)).toBeUndefined();
  });
});

it('names what is below an item before the item, and what depends on others before these', () => {
  expect(withAllBelow(treeOf(outline), found('s')).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b', 'p', 'q', 's']);
  expect(withAllBelow(treeOf(outline), found('q')).map(({ id }) => id)).toEqual(['d', 'q']);
});

it('counts the questions that lack a language of others', () => {
  expect(missingTranslations(outline)).toBe(3);
  const scale = { points: 2, labels: ['no', 'yes'], label_translations: { de: ['nein', ''] } };
  const labelled = question('e', 'p', 2, { de: 'e', fr: 'e' }, scale);
  expect(missingTranslations({ ...outline, questions: [labelled] })).toBe(1);
});

it('names the questions on which one can depend: earlier in its set, not of words, and without a condition', () => {
  const asked = (id: string, of: string, position: number, kind: string, condition: object | null = null) => {
    const made = question(id, of, position);
    return { ...made, attributes: { ...made.attributes, kind, shown_if: condition } } as Question;
  };
  const questions = [
    asked('scale', 'p', 0, 'scale'),
    asked('words', 'p', 1, 'text'),
    asked('nested', 'p', 2, 'scale', { question: 'scale', in: [1] }),
    asked('choice', 'q', 0, 'single_choice'),
    asked('last', 'q', 1, 'scale'),
  ];
  const tree = treeOf({ ...outline, parts: [part('p', 's'), part('q', 's'), part('x', 't')], questions });
  const idsFor = (of: string, id?: string) => decisiveFor(tree, of, id).map((each) => each.id);
  expect([idsFor('p', 'scale'), idsFor('p'), idsFor('q', 'choice'), idsFor('q'), idsFor('x')]).toEqual([
    [],
    ['scale'],
    ['scale'],
    ['scale', 'choice', 'last'],
    [],
  ]);
});
