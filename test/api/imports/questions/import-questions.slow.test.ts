import { expect, it } from 'vitest';
import { readQuestions } from '../../../../client/src/question-files/read-questions.ts';
import { reasonsInEnglish } from '../../../../client/src/question-files/reasons.ts';
import { readQuestionnaire } from '../../../../lib/domain/evaluations/questions/read-questionnaire.ts';
import { noteAnswered } from '../../../../lib/domain/evaluations/tally/answered-sets.ts';
import { type BankImport, importBank } from '../../../../lib/import/questions/import-bank.ts';
import { importQuestions } from '../../../../lib/import/questions/import-questions.ts';
import { fromEncoding, type QuestionFile, textOf } from '../../../../lib/import/questions/question-rows.ts';
import { readBy } from '../../../../lib/model/read/read-by.ts';
import { bankStates, questionBankItem } from '../../../../lib/resources/course-evaluations/question-bank-item.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { changeStep } from '../../../../lib/store/steps.ts';
import { expectReferencesKept } from '../../../support/references.ts';
import { startService, toOne } from '../../../support/service.ts';

const service = await startService();
const term = await service.seed('course_evaluation_term', { name: 'Fall' });
const now = new Date();

const newPeriod = () =>
  service.seed('course_evaluation_period', { name: 'P', evaluation_type: 'midterm' }, { term: toOne(term) });

const readQuestionFile = async (content: Uint8Array, name: string): Promise<QuestionFile> => {
  const { rows, headings, left } = readQuestions(await textOf(content, name), name);
  const problems = left.map(({ place, reason, about = '' }) => ({ place, reason: reasonsInEnglish[reason](about) }));
  return { rows, headings, problems };
};

const run = async (period: StoredRecord, content: string, dryRun = false) => {
  const file = await readQuestionFile(Buffer.from(content), 'questions');
  const current = (await service.store.read(period)) ?? period;
  return importQuestions(service.store, current, file, { now, dryRun });
};

const nothingElse = { headings: 0, moved: 0 };

const setsOf = async (period: StoredRecord) =>
  readQuestionnaire(service.store, (await service.store.read(period)) ?? period);

const outlineOf = async (period: StoredRecord) =>
  (await setsOf(period)).map(({ set, sections }) => [
    set.name,
    sections.map(({ section, questions }) => [section.name, questions.map(({ text }) => text)]),
  ]);

const csv = `set;section;text;text:de;kind;subject;points;labels;choices;is_required;position
Course;Content;Clear goals;Klare Ziele;scale;;3;bad|fair|good;;yes;1
Course;Content;Well organised;;scale;;5;;;;0
Course;Workload;Hours a week;;single_choice;;;;under_4=Under 4|over_4=4 or more;;
Teaching;Teaching;Explains well;;scale;instructor;7;;;;
`;

const json = JSON.stringify({
  question_sets: [
    {
      name: 'Course',
      position: 0,
      sections: [{ name: 'Content', questions: [{ text: 'Clear goals', kind: 'scale', scale: { points: 3 } }] }],
    },
  ],
});

it('brings sets, sections and questions of a CSV file into a period, once', async () => {
  const period = await newPeriod();
  expect(await run(period, csv)).toEqual({ created: 4, changed: 0, unchanged: 0, ...nothingElse, problems: [] });
  const outline = [
    [
      'Course',
      [
        ['Content', ['Well organised', 'Clear goals']],
        ['Workload', ['Hours a week']],
      ],
    ],
    ['Teaching', [['Teaching', ['Explains well']]]],
  ];
  expect(await outlineOf(period)).toEqual(outline);
  expect(await run(period, csv)).toEqual({ created: 0, changed: 0, unchanged: 4, ...nothingElse, problems: [] });
  expect(await outlineOf(period)).toEqual(outline);
  const [course] = await setsOf(period);
  expect(course?.sections[0]?.questions[1]).toMatchObject({
    is_required: true,
    text_translations: '{"de":"Klare Ziele"}',
    scale: '{"points":3,"first":1,"polarity":"ascending","favourable_from":3,"labels":["bad","fair","good"]}',
  });
  await expectReferencesKept(service.store);
});

it('changes what a JSON file says otherwise, and leaves what it does not name', async () => {
  const period = await newPeriod();
  await run(period, csv);
  const changed = { created: 0, changed: 1, unchanged: 0, ...nothingElse, moved: 1, problems: [] };
  expect(await run(period, json)).toEqual(changed);
  const [course] = await setsOf(period);
  expect(course?.set.position).toBe(0);
  expect(course?.sections[0]?.questions[1]).toMatchObject({ is_required: true, position: 1 });
  expect(JSON.parse(String(course?.sections[0]?.questions[1]?.scale))).not.toHaveProperty('labels');
});

it('translates the headings of sections, new and known ones, and says once what is wrong with one', async () => {
  const period = await newPeriod();
  const headingsOf = async () =>
    (await setsOf(period)).flatMap(({ sections }) =>
      sections.map(({ section }) => [section.name, section.name_translations ?? null]),
    );
  const header = 'set,section,section:de,section:fr,text,kind\n';
  await run(period, `${header}S,P,Teil,,A,text\nS,P,,Partie,B,text\nS,Q,,,C,text\n`);
  const translated = JSON.stringify({ de: 'Teil', fr: 'Partie' });
  expect(await headingsOf()).toEqual([
    ['P', translated],
    ['Q', null],
  ]);
  const other = `${header}S,P,,,A,text\nS,Q,Frage,,C,text\n`;
  const changed = { created: 0, changed: 0, unchanged: 2, headings: 1, moved: 0 };
  expect(await run(period, other, true)).toMatchObject(changed);
  expect(await run(period, other)).toMatchObject(changed);
  expect(await run(period, other)).toMatchObject({ ...changed, headings: 0 });
  expect(await headingsOf()).toEqual([
    ['P', translated],
    ['Q', JSON.stringify({ de: 'Frage' })],
  ]);
  const { problems } = await run(period, `set,section,section:de-,text,kind\nS,P,Teil,A,text\nS,P,Teil,B,text\n`);
  expect(problems).toEqual([{ place: 'line 2', reason: expect.stringContaining('Name translations') }]);
});

it('writes nothing in a dry run', async () => {
  const period = await newPeriod();
  expect(await run(period, csv, true)).toMatchObject({ created: 4, problems: [] });
  expect(await setsOf(period)).toEqual([]);
});

it('reports every mistake with its place, and writes nothing then', async () => {
  const period = await newPeriod();
  const wrong = `${csv}Course;Content;Clear goals;;text;;;;;;
Course;;No section;;text;;;;;;
Course;Content;No scale;;scale;;;;;perhaps;
`;
  const { problems } = await run(period, wrong);
  expect(problems).toEqual([
    { place: 'line 6', reason: 'The section has a question of this text before' },
    { place: 'line 7', reason: "Name can't be blank" },
    { place: 'line 8', reason: 'Is required must be true or false' },
    { place: 'line 8', reason: 'Scale must be given for this kind' },
  ]);
  expect(await setsOf(period)).toEqual([]);
});

it('reports columns that it does not know, and files that are none', async () => {
  const period = await newPeriod();
  const odd = await run(period, 'set,section,text,kind,colour\nA,B,C,text,red\n');
  expect(odd.problems).toEqual([{ place: 'line 1', reason: 'There is no column "colour"' }]);
  expect((await run(period, '{"question_sets":')).problems).toMatchObject([{ place: 'the file' }]);
  const bare = await run(period, '{"question_sets":[{"name":"A"}]}');
  expect(bare.problems).toEqual([{ place: 'question_sets[0]', reason: 'It needs an array "sections"' }]);
});

it('reads JSON in UTF-8 and UTF-16, and stops at any other encoding', async () => {
  const german = json.replace('Clear goals', 'Schöne Ziele\\n');
  const read = (content: Uint8Array) => readQuestionFile(content, 'questions.json');
  for (const bytes of [Buffer.from(`\ufeff${german}`), Buffer.from(`\ufeff${german}`, 'utf16le')]) {
    const { rows, problems } = await read(bytes);
    expect(problems).toEqual([]);
    expect(rows[0]?.attributes.text).toBe('Schöne Ziele\n');
  }
  await expect(read(Buffer.from(german, 'latin1'))).rejects.toThrow('questions.json, line 1, is not in UTF-8.');
});

it('takes what begins as JSON for JSON', async () => {
  const { problems } = await readQuestionFile(Buffer.from('[]'), 'questions.json');
  expect(problems).toEqual([{ place: 'the file', reason: 'It needs an array "question_sets"' }]);
  const [broken] = (await readQuestionFile(Buffer.from('{"question_sets"'), 'questions.json')).problems;
  expect(broken?.reason).toMatch(/^It is no JSON: (?!SyntaxError)/);
});

it('is refused once students have answered, but for translations', async () => {
  const period = await newPeriod();
  await run(period, csv);
  await noteAnswered(
    service.store,
    (await setsOf(period)).map(({ set }) => set),
  );
  await expect(run(period, json)).rejects.toMatchObject({ status: 409 });
  expect(await run(period, csv.replace('Klare Ziele', 'Klar'))).toMatchObject({ changed: 1, unchanged: 3 });
});

it('is refused where a period would have more sections than can be answered at once', async () => {
  const period = await newPeriod();
  const rows = Array.from({ length: 87 }, (_, number) => `Course,Part ${number},Why?,text`);
  const { problems } = await run(period, ['set,section,text,kind', ...rows].join('\n'));
  expect(problems).toEqual([
    {
      place: expect.stringContaining('87'),
      reason: 'The question sets of the period would have 86 sections, and students can answer at most 85 at once',
    },
  ]);
  expect(await setsOf(period)).toEqual([]);
});

it('is refused where a period would have more question sets than can have sections', async () => {
  const period = await newPeriod();
  for (let number = 0; number < 85; number += 1)
    await service.seed('course_evaluation_question_set', { name: `Set ${number}` }, { period: toOne(period) });
  const { problems } = await run(period, 'set,section,text,kind\nCourse,Content,Why?,text\n');
  expect(problems).toEqual([
    { place: 'line 2', reason: 'The period would have 86 question sets, and at most 85 of them can have sections' },
  ]);
});

it('makes keys of labels that have none, names the kinds, and what a key can be', async () => {
  const period = await newPeriod();
  const header = 'set,section,text,kind,choices\n';
  expect(await run(period, `${header}A,B,Again?,single_choice,"Yes, often|Nein, möglichst nie"\n`)).toMatchObject({
    ...{ created: 1, problems: [] },
  });
  const [{ sections: [{ questions: [question] = [] } = {}] = [] } = {}] = await setsOf(period);
  expect(JSON.parse(String(question?.choices))).toEqual([
    { key: 'yes_often', label: 'Yes, often' },
    { key: 'nein_moglichst_nie', label: 'Nein, möglichst nie' },
  ]);
  const wrong = `${header}A,B,What?,scael,\nA,B,Which?,single_choice,A B=One|b=Two\n`;
  expect((await run(period, wrong)).problems).toEqual([
    { place: 'line 2', reason: expect.stringMatching(/^Kind is not included in the list: scale, .*heading/) },
    { place: 'line 3', reason: 'Choices key must be 1 to 40 of the characters a-z, 0-9 and _' },
  ]);
});

it('takes a file in another encoding where that is said, and else says what to do', async () => {
  const bytes = Buffer.from('set,section,text,kind\nA,B,M\u00f6glich?,text\n', 'latin1');
  await expect(readQuestionFile(bytes, 'q.csv')).rejects.toThrow(
    'q.csv, line 2, is not in UTF-8. Save it as UTF-8: in Excel as "CSV UTF-8".',
  );
  const { rows } = await readQuestionFile(fromEncoding(bytes, 'windows-1252'), 'q.csv');
  expect(rows.map(({ attributes }) => attributes.text)).toEqual(['M\u00f6glich?']);
  expect(() => fromEncoding(bytes, 'nonsense')).toThrow(RangeError);
});

it('knows questions by composed texts', async () => {
  const file = (text: string) => Buffer.from(`set,section,text,kind\nA,B,${text},text\n`);
  const textOf = async (text: string) => (await readQuestionFile(file(text), 'q.csv')).rows[0]?.attributes.text;
  expect(await textOf('Scho\u0308n?')).toBe('Sch\u00f6n?');
});

it('gives no question an origin, and ends that of one that the file changes', async () => {
  const period = await newPeriod();
  const origin = { item: term.id, version: 1, text: 'Other words' };
  const claiming = JSON.parse(json);
  claiming.question_sets[0].sections[0].questions[0].origin = origin;
  await run(period, JSON.stringify(claiming));
  const question = async () => (await setsOf(period))[0]?.sections[0]?.questions[0];
  const made = await question();
  expect(made).not.toHaveProperty('origin');
  if (made === undefined) throw new Error('nothing was imported');
  const set = [[['origin'], JSON.stringify(origin)]] as const;
  await service.store.write([changeStep(keyOf.record(made), { set }, () => 'gone')]);
  await run(period, json);
  expect(await question()).toHaveProperty('origin');
  await run(period, json.replace('"points":3', '"points":5'));
  expect(await question()).not.toHaveProperty('origin');
});

const intoBank = async (content: string, given: Partial<BankImport> = {}) =>
  importBank(service.store, await readQuestionFile(Buffer.from(content), 'questions'), {
    state: 'draft',
    now,
    dryRun: false,
    ...given,
  });

const bankOf = async (owner?: StoredRecord): Promise<readonly StoredRecord[]> => {
  const all = await Array.fromAsync(readBy(service.store, questionBankItem, ['state', bankStates], 100));
  return all.filter((item) => item.owner === owner?.id);
};

it('brings questions into the bank of an owner, once, without their places', async () => {
  const department = await service.seed('department', { name: 'Physics' });
  const owner = department.id;
  expect(await intoBank(csv, { owner, dryRun: true })).toMatchObject({ created: 4 });
  expect(await bankOf(department)).toEqual([]);
  expect(await intoBank(csv, { owner, state: 'offered' })).toEqual({
    created: 4,
    changed: 0,
    unchanged: 0,
    ...nothingElse,
    problems: [],
  });
  expect(await intoBank(csv, { owner })).toEqual({
    created: 0,
    changed: 0,
    unchanged: 4,
    ...nothingElse,
    problems: [],
  });
  expect(await intoBank(json, { owner })).toEqual({
    created: 0,
    changed: 1,
    unchanged: 0,
    ...nothingElse,
    problems: [],
  });
  const items = await bankOf(department);
  expect(items).toHaveLength(4);
  expect(items.find(({ text }) => text === 'Clear goals')).toMatchObject({ state: 'offered', edition: 2 });
  for (const item of items) expect(item).not.toHaveProperty('position');
  expect(await bankOf()).toEqual([]);
});

it('reports what is wrong with questions for the bank, and writes nothing then', async () => {
  const { problems } = await intoBank(`${csv}Course;Content;Clear goals;;scale;;;;;;\n`);
  expect(problems).toEqual([
    { place: 'line 6', reason: 'Scale must be given for this kind' },
    { place: 'line 6', reason: 'The file has a question of this text before' },
  ]);
  expect(await bankOf()).toEqual([]);
});

const conditions = async (period: StoredRecord) => {
  const questions = (await setsOf(period)).flatMap(({ sections }) => sections.flatMap((part) => part.questions));
  const textOfId = (id: unknown) => questions.find((each) => each.id === id)?.text;
  return questions.flatMap(({ text, shown_if }) => {
    if (typeof shown_if !== 'string') return [];
    const { question, in: wanted } = JSON.parse(shown_if);
    return [[text, textOfId(question), wanted]];
  });
};

it('a file says by the text of an earlier question after which answers one is shown, and says it twice without a change', async () => {
  const period = await newPeriod();
  const table = `set;section;text;kind;points;choices;shown_if;shown_if_in;position
Course;Content;Clear goals;scale;5;;;;0
Course;Content;Pace;single_choice;;1=Slow|2=Fast;;;1
Course;Content;Why unclear;text;;;Clear goals;1|2;2
Course;More;Why slow;text;;;Pace;1;0
`;
  expect(await run(period, table)).toEqual({ created: 4, changed: 0, unchanged: 0, ...nothingElse, problems: [] });
  const given = [
    ['Why unclear', 'Clear goals', [1, 2]],
    ['Why slow', 'Pace', ['1']],
  ];
  expect(await conditions(period)).toEqual(given);
  expect(await run(period, table)).toEqual({ created: 0, changed: 0, unchanged: 4, ...nothingElse, problems: [] });
  const asked = { text: 'Why unclear', kind: 'text', shown_if: null };
  const file = { question_sets: [{ name: 'Course', sections: [{ name: 'Content', questions: [asked] }] }] };
  expect(await run(period, JSON.stringify(file))).toEqual({
    created: 0,
    changed: 1,
    unchanged: 0,
    ...nothingElse,
    problems: [],
  });
  expect(await conditions(period)).toEqual(given.slice(1));
});

it.each([
  ['a later question', 'Later', '1', 'must be an earlier question of the same question set'],
  ['a question that is not there', 'Nothing', '1', 'The question set has no question “Nothing”'],
  ['a value that it does not take', 'Clear goals', '9', 'has an answer that the question does not take'],
  ['a text', 'Words', '1', 'must be a scale or a question of choices'],
])('a file with a condition on %s is not imported', async (_name, named, wanted, reason) => {
  const period = await newPeriod();
  const table = `set;section;text;kind;points;shown_if;shown_if_in;position
Course;Content;Clear goals;scale;5;;;0
Course;Content;Words;text;;;;1
Course;Content;Why;text;;${named};${wanted};2
Course;Content;Later;scale;5;;;3
`;
  const { problems } = await run(period, table);
  expect(problems).toEqual([{ place: 'line 4', reason: expect.stringContaining(reason) }]);
  expect(await outlineOf(period)).toEqual([]);
});
