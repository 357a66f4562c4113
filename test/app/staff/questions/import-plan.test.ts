import { expect, it } from 'vitest';
import { toFile } from '../../../../app/src/staff/questions/export.ts';
import { bySection, planOf } from '../../../../app/src/staff/questions/import-plan.ts';
import type { SetNode } from '../../../../app/src/staff/questions/outline.ts';
import { readQuestions } from '../../../../client/src/question-files/read-questions.ts';
import { sortOut } from '../../../../client/src/question-files/sort-out.ts';

const usual = { text_translations: null, subject: 'course', is_required: false, not_applicable: true };
const none = { allows_comment: false, scale: null, choices: null, max_length: null, position: 0 };
const question = (id: string, attributes: object) => ({ id, attributes: { ...usual, ...none, ...attributes } });

const tree = [
  {
    set: { attributes: { name: 'Course' } },
    parts: [
      {
        part: { attributes: { name: 'Content' } },
        questions: [
          question('a', {
            ...{ text: 'Clear goals', kind: 'scale', is_required: true, text_translations: { de: 'Klare Ziele' } },
            scale: { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 },
          }),
          question('b', { text: 'Why?', kind: 'text', max_length: 4000 }),
          question('c', { text: 'Often?', kind: 'single_choice', choices: [{ key: 'y', label: 'Yes' }] }),
        ],
      },
    ],
  },
  // What the plan looks at, and no more.
] as unknown as SetNode[];

const planFor = (text: string) => planOf(tree, sortOut(readQuestions(text, 'file')).taken);

it('of the exported file changes nothing', () => {
  expect(planFor(toFile(tree))).toEqual({ added: [], changed: [], unchanged: 3 });
});

it('of a scale without what is usual leaves what it has', () => {
  const csv = 'set,section,text,kind,points,labels\nCourse,Content,Clear goals,scale,5,\n';
  expect(planFor(csv)).toMatchObject({ changed: [], unchanged: 1 });
  expect(planFor(csv.replace('5,', '5,a|b|c|d|e')).changed[0]?.attributes).toEqual({
    scale: { points: 5, first: 1, labels: ['a', 'b', 'c', 'd', 'e'], polarity: 'ascending', favourable_from: 4 },
  });
});

it('changes what a file says otherwise, adds what is new in the order of the file, and leaves the rest', () => {
  const csv = `set,section,text,text:fr,kind,points,is_required
Course,Content,Clear goals,,scale,7,
Course,Content,Why?,Pourquoi ?,text,,
Course,Content,New one,,text,,
Course,Load,Clear goals,,scale,5,
Other,Content,Often?,,text,,yes
Course,Load,Last,,heading,,
`;
  const { added, changed, unchanged } = planFor(csv);
  expect(changed.map(({ question: { id }, attributes }) => [id, attributes])).toEqual([
    ['a', { scale: { points: 7, first: 1, polarity: 'ascending' } }],
    ['b', { text_translations: { fr: 'Pourquoi ?' } }],
  ]);
  expect(unchanged).toBe(0);
  const sections = [...bySection(added)].map(([set, parts]) => [
    set,
    [...parts].map(([part, questions]) => [part, questions.map(({ values }) => values.text)]),
  ]);
  expect(sections).toEqual([
    [
      'Course',
      [
        ['Content', ['New one']],
        ['Load', ['Clear goals', 'Last']],
      ],
    ],
    ['Other', [['Content', ['Often?']]]],
  ]);
  expect(added.find(({ set }) => set === 'Other')?.values).toMatchObject({ kind: 'text', isRequired: true });
});
