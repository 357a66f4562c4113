import { expect, it } from 'vitest';
import { toFile } from '../../../../app/src/staff/questions/export.ts';
import { bySection, planOf } from '../../../../app/src/staff/questions/import-plan.ts';
import type { SetNode } from '../../../../app/src/staff/questions/outline.ts';
import { readQuestions } from '../../../../client/src/question-files/read-questions.ts';
import { sortOut } from '../../../../client/src/question-files/sort-out.ts';

const usual = { text_translations: null, subject: 'course', is_required: false, not_applicable: true };
const none = { allows_comment: false, scale: null, choices: null, max_length: null, position: 0, shown_if: null };
const question = (id: string, attributes: object) => ({ id, attributes: { ...usual, ...none, ...attributes } });

const tree = [
  {
    set: { attributes: { name: 'Course' } },
    parts: [
      {
        part: { id: 'p', attributes: { name: 'Content', name_translations: { de: 'Inhalt', fr: 'Contenu' } } },
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

const planFor = (text: string) => planOf(tree, sortOut(readQuestions(text, 'file')));

it('of the exported file changes nothing', () => {
  expect(planFor(toFile(tree))).toEqual({
    ...{ added: [], changed: [], headings: [], conditions: [], without: [] },
    unchanged: 3,
  });
});

it('gives headings of sections their translations, of those that are there and of new ones', () => {
  const csv = `set,section,section:de,section:fr,text,kind
Course,Content,Inhalt,Contenu,Why?,text
Course,Load,Aufwand,,How much?,text
Course,Load,,Charge,How often?,text
`;
  const load = { set: 'Course', section: 'Load', translations: { de: 'Aufwand', fr: 'Charge' } };
  expect(planFor(csv).headings).toEqual([load]);
  const { headings, changed, unchanged } = planFor(csv.replace('Contenu', 'Matière'));
  expect(headings).toMatchObject([{ part: { id: 'p' }, translations: { de: 'Inhalt', fr: 'Matière' } }, load]);
  expect([changed, unchanged]).toEqual([[], 1]);
  const none = 'set,section,section:de,text,kind\nCourse,Content,,Why?,text\nOther,Gone,Weg,,text\n';
  expect(planFor(none).headings).toEqual([]);
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

it('gives questions conditions on earlier ones of the set, and says which it leaves out', () => {
  const csv = `set,section,text,kind,choices,shown_if,shown_if_in
Course,Content,Why?,text,,Clear goals,1|2
Course,Load,Much?,single_choice,1=Yes|2=No,,
Course,Load,How much?,text,,Much?,1
Course,Load,Never,text,,Clear goals,9
Course,Load,Nested,text,,Why?,1
Other,Load,Away,text,,Clear goals,1
`;
  const place = (...names: readonly string[]) => JSON.stringify(names);
  const { added, changed, conditions, without, unchanged } = planFor(csv);
  const [why, much] = [place('Course', 'Content', 'Why?'), place('Course', 'Load', 'Much?')];
  expect(conditions).toEqual([
    { at: why, shownIf: { named: place('Course', 'Content', 'Clear goals'), in: [1, 2] } },
    { at: place('Course', 'Load', 'How much?'), shownIf: { named: much, in: ['1'] } },
  ]);
  expect(without.map(({ what, reason }) => [what, reason])).toEqual(
    ['Never', 'Nested', 'Away'].map((what) => [what, 'condition']),
  );
  expect([added.length, changed.map(({ question: { id } }) => id), unchanged]).toEqual([5, ['b'], 0]);
});

it('of the exported file with conditions changes nothing, and null takes one away', () => {
  const [first] = tree;
  const part = first?.parts[0];
  const condition = { question: 'a', in: [1, 2] };
  const questions = part?.questions.map((each) =>
    each.id === 'b' ? { ...each, attributes: { ...each.attributes, shown_if: condition } } : each,
  );
  const conditional = [{ ...first, parts: [{ ...part, questions }] }] as unknown as SetNode[];
  const plan = (text: string) => planOf(conditional, sortOut(readQuestions(text, 'file')));
  const file = toFile(conditional);
  expect(JSON.parse(file).question_sets[0].sections[0].questions[1].shown_if).toEqual({
    question: 'Clear goals',
    in: [1, 2],
  });
  expect(plan(file)).toMatchObject({ changed: [], conditions: [], unchanged: 3 });
  const why = { text: 'Why?', kind: 'text', shown_if: null };
  const without = { question_sets: [{ name: 'Course', sections: [{ name: 'Content', questions: [why] }] }] };
  const at = JSON.stringify(['Course', 'Content', 'Why?']);
  expect(plan(JSON.stringify(without)).conditions).toEqual([{ at, shownIf: null }]);
});
