import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../../client/src/question-files/read-questions.ts';
import { sortOut } from '../../../client/src/question-files/sort-out.ts';
import {
  conditionalSurveyJs,
  conditionsOfLimeSurvey,
  conditionsOfSurveyJs,
  limeSurvey,
  oldLimeSurvey,
  surveyJs,
} from './support/surveys.ts';

const shortOf = (text: string, name = 'survey.lss') => {
  const file = readQuestions(text, name);
  const { taken, headings, left } = sortOut(file);
  return {
    headings,
    taken: taken.map(({ set, section, attributes }) => [set, section, attributes] as const),
    left: left.map(({ place, reason, about }) => [place, reason, ...(about === undefined ? [] : [about])]),
    without: file.without.map(({ place, reason, about }) => [place, reason, ...(about === undefined ? [] : [about])]),
  };
};

const five = ['Never', 'Rarely', 'At times', 'Often', 'Always'];

describe('a survey of LimeSurvey', () => {
  it('is read with its groups, arrays, choices and languages; what does not fit is listed', () => {
    const { taken, headings, left, without } = shortOf(limeSurvey);
    const [set, section] = ['Course evaluation', 'Teaching & content'];
    expect(taken).toEqual([
      [set, section, { text: 'About the lectures', text_translations: { de: 'Zu den Vorlesungen' }, kind: 'heading' }],
      [
        ...[set, section],
        {
          ...{ text: 'The goals were clear.', text_translations: { de: 'Die Ziele waren klar.' } },
          ...{ kind: 'scale', scale: { points: 5, labels: five }, is_required: true },
        },
      ],
      [
        set,
        section,
        { text: 'The pace was right.', kind: 'scale', scale: { points: 5, labels: five }, is_required: true },
      ],
      [
        ...[set, section],
        {
          ...{ text: 'Why did you take it?', kind: 'multiple_choice' },
          choices: [
            { key: 'sq1', label: 'It is required' },
            { key: 'sq2', label: 'It interests me' },
          ],
        },
      ],
      [set, 'Last', { text: 'What should change?', kind: 'text', max_length: 500 }],
    ]);
    expect(headings).toEqual([{ set, section, translations: { de: 'Lehre & Inhalt' } }]);
    expect(left).toEqual([
      ['Q3', 'kind_unknown', 'N'],
      ['Q5', 'hidden'],
    ]);
    expect(without).toEqual([
      ['Q1', 'direction'],
      ['Q2', 'other_choice'],
      ['Q4', 'condition', 'Q2.NAOK == "SQ1"'],
      ['Q4', 'help_text'],
    ]);
  });

  it('of before version 4 has its texts in a row for each language', () => {
    const { taken, without } = shortOf(oldLimeSurvey);
    expect(without).toEqual([]);
    expect(taken).toEqual([
      [
        ...['Alte Umfrage', 'Gruppe'],
        {
          ...{ text: 'Wie oft?', text_translations: { en: 'How often?' }, kind: 'single_choice' },
          choices: [
            { key: 'a1', label: 'Nie', label_translations: { en: 'Never' } },
            { key: 'a2', label: 'Immer' },
          ],
        },
      ],
      ['Alte Umfrage', 'Gruppe', expect.objectContaining({ text: 'Kommen Sie wieder?', kind: 'single_choice' })],
    ]);
  });

  it('keeps the conditions that say that one of some answers was given, and lists the others', () => {
    const { conditions, text } = conditionsOfLimeSurvey;
    const { taken, left, without } = shortOf(text);
    expect(left).toEqual([]);
    const shown = (question: string, ...wanted: (string | number)[]) => ({ question, in: wanted });
    const kept = [
      shown('Question 1', 'a2'),
      shown('Question 1', 'a1', 'a2'),
      shown('Question 1', 'a1'),
      shown('Question 2', 'sq2', 'sq1'),
      shown('Question 2', 'sq1'),
      shown('Part 61', 2),
      shown('Question 4', 'no'),
      shown('Question 5', 3, 4),
    ];
    const read = taken.filter(([, , attributes]) => attributes.text.startsWith('C'));
    expect(read.map(([, , { text: asked, shown_if }]) => [asked, shown_if])).toEqual(
      conditions.map((_each, index) => [`C${index + 1}`, kept[index]]),
    );
    expect(without.filter(([, reason]) => reason === 'condition')).toEqual(
      conditions.slice(kept.length).map((each, index) => [`C${kept.length + index + 1}`, 'condition', each]),
    );
  });

  it.each([
    ['a document type', `<!DOCTYPE document [<!ENTITY a "${'a'.repeat(99)}">]>${limeSurvey}`, 'has_doctype'],
    ['another root', '<html><body>Hello</body></html>', 'not_a_survey'],
    ['another kind', '<document><LimeSurveyDocType>Label set</LimeSurveyDocType></document>', 'not_a_survey'],
    ['an end that is missing', limeSurvey.slice(0, -20), 'not_xml'],
    ['a depth that is none', `<document>${'<a>'.repeat(100_000)}`, 'too_deep'],
    ['too many characters', `<document>${' '.repeat(5_000_000)}</document>`, 'too_large'],
  ])('with %s is refused', (_what, text, reason) => {
    expect(readQuestions(text, 'x.lss')).toMatchObject({ rows: [], left: [{ place: 'the file', reason }] });
  });

  it('has entities of its own in no text', () => {
    const text = limeSurvey.replace('<![CDATA[What should change?]]>', '&xxe; &lt;b&gt;What&lt;/b&gt; &amp;amp; why?');
    expect(shortOf(text).taken.at(-1)?.[2].text).toBe('&xxe; What & why?');
  });
});

describe('a survey of SurveyJS', () => {
  it('is read with its pages, panels and matrices; what does not fit is listed', () => {
    const { taken, headings, left, without } = shortOf(surveyJs, 'feedback.json');
    expect(headings).toEqual([{ set: 'Feedback', section: 'The course', translations: { de: 'Die Veranstaltung' } }]);
    const rated = { points: 3, labels: ['Low', 'Fair', 'High'], label_translations: { de: ['', '', 'Hoch'] } };
    expect(taken).toEqual([
      ['Feedback', 'The course', { text: 'Lectures', kind: 'heading' }],
      [
        ...['Feedback', 'The course'],
        {
          ...{ text: 'How clear were they?', text_translations: { de: 'Wie klar waren sie?' }, kind: 'scale' },
          ...{ scale: { points: 4, first: 0, labels: ['Unclear', '', '', 'Clear'] }, is_required: true },
        },
      ],
      ['Feedback', 'The course', { text: 'Rate the sheets', kind: 'heading' }],
      ['Feedback', 'The course', { text: 'Difficulty', kind: 'scale', scale: rated }],
      ['Feedback', 'The course', { text: 'Length', kind: 'scale', scale: rated }],
      [
        ...['Feedback', 'page2'],
        {
          ...{ text: 'Would you come again?', kind: 'single_choice', allows_comment: true },
          choices: [
            { key: 'yes', label: 'Yes' },
            { key: 'no', label: 'No' },
          ],
        },
      ],
      [
        ...['Feedback', 'page2'],
        {
          ...{ text: 'Pick', kind: 'multiple_choice' },
          choices: [
            { key: 'a_b', label: 'A b' },
            { key: 'a_b_2', label: 'A-b' },
            { key: '3', label: '3' },
          ],
        },
      ],
    ]);
    expect(left).toEqual([
      ['pages[1].elements[1]', 'kind_unknown', 'text, email'],
      ['pages[1].elements[3]', 'kind_unknown', 'file'],
      ['pages[1].elements[4]', 'wrong_number_of_points'],
      ['pages[1].elements[5]', 'not_an_object'],
    ]);
    expect(without).toEqual([
      ['pages[0].elements[1]', 'direction'],
      ['pages[1].elements[0]', 'condition', '{clear} > 2'],
      ['pages[1].elements[2]', 'other_choice'],
    ]);
  });

  it('keeps the conditions that say that one of some answers was given, and lists the others', () => {
    const { taken, left, without } = shortOf(conditionalSurveyJs, 'feedback.json');
    expect(left).toEqual([]);
    const kept = [
      { question: 'visits', in: ['often'] },
      { question: 'visits', in: ['often', 'never'] },
      { question: 'visits', in: ['often', 'never'] },
      { question: 'why', in: ['fun'] },
      { question: 'why', in: ['fun', 'must'] },
      { question: 'again', in: ['yes'] },
      { question: 'clear', in: [2, 3] },
      { question: 'Length', in: [2] },
      { question: 'rated', in: [2] },
    ];
    const conditions = new Map(taken.map(([, , { text, shown_if }]) => [text, shown_if]));
    const { taken: expected, left: others } = conditionsOfSurveyJs;
    expect(expected.map((each) => conditions.get(each))).toEqual(kept);
    expect(others.map((each) => conditions.get(each))).toEqual(others.map(() => undefined));
    const listed = without.filter(([, reason]) => reason === 'condition').map(([, , about]) => about);
    expect(listed).toEqual([...others, '{again} = true']);
  });

  it('with panels in panels without an end is cut off', () => {
    const deep = `{"type":"panel","elements":[`.repeat(3_000) + `]}`.repeat(3_000);
    expect(shortOf(`{"elements":[${deep}]}`).left).toEqual([[expect.any(String), 'too_deep']]);
  });
});

describe('a file of the service', () => {
  const wrong = {
    question_sets: [
      {
        name: 'S',
        sections: [
          {
            name: 'P',
            questions: [
              { text: 'Fine', kind: 'text', max_length: null },
              { text: 'No scale', kind: 'scale' },
              { text: 'Off', kind: 'scale', scale: { points: 3, favourable_from: 9 } },
              { text: 'Twins', kind: 'single_choice', choices: [1, 1].map(() => ({ key: 'a', label: 'A' })) },
              { text: 'Odd', kind: 'text', colour: 'red', is_required: 'yes' },
              { text: 'Fine', kind: 'text' },
              { kind: 'text', scale: { points: 5 } },
            ],
          },
        ],
      },
    ],
  };

  it('says what the headings of its sections are in other languages, once', () => {
    const part = (name_translations: unknown) => ({ name: 'P', name_translations, questions: [] });
    const file = (...sections: object[]) => JSON.stringify({ question_sets: [{ name: 'S', sections }] });
    const at = (index: number) => `question_sets[0].sections[${index}]`;
    const heading = { set: 'S', section: 'P', translations: { de: 'Teil', fr: 'Partie' } };
    expect(shortOf(file(part({ de: 'Teil' }), part({ de: 'Teil', fr: 'Partie' }))).headings).toEqual([heading]);
    expect(shortOf(file(part({ de: 'Teil' }), part({ de: 'Abschnitt' }))).left).toEqual([
      [at(1), 'other_heading', 'de'],
    ]);
    for (const wrong of ['Teil', { 'not a tag': 'Teil' }, { de: '' }, { de: 'x'.repeat(256) }, { de: 1 }]) {
      const { headings, left } = shortOf(file(part(wrong)));
      expect([headings, left]).toEqual([[], [[at(0), 'wrong_value', 'name_translations']]]);
    }
    expect(shortOf('set,section,section:de,text,kind\nS,P,Teil,A,text\nS,P,Abschnitt,B,text\n')).toMatchObject({
      headings: [{ set: 'S', section: 'P', translations: { de: 'Teil' } }],
      left: [['line 3', 'other_heading', 'de']],
    });
  });

  it('has each mistake listed, and only what is right taken', () => {
    const { taken, left } = shortOf(JSON.stringify(wrong));
    expect(taken.map(([, , { text }]) => text)).toEqual(['Fine']);
    const at = (index: number) => `question_sets[0].sections[0].questions[${index}]`;
    expect(left).toEqual([
      [at(1), 'missing', 'scale'],
      [at(2), 'wrong_value', 'scale'],
      [at(3), 'wrong_value', 'choices'],
      [at(4), 'unknown_attribute', 'colour'],
      [at(4), 'wrong_value', 'is_required'],
      [at(5), 'twice'],
      [at(6), 'missing', 'text'],
      [at(6), 'does_not_apply', 'scale'],
    ]);
  });

  it.each([
    ['set,section,text,kind\nA,B,"C, ""d""\ne",text\n', 'C, "d"\ne'],
    ['sep=;\r\nset;section;text;kind\r\nA;B;"C";text', 'C'],
    ['set\tsection\ttext\tkind\nA\tB\t C \ttext\n\t\t\t\n', 'C'],
  ])('%j is read as CSV', (text, asked) => {
    expect(readQuestions(text, 'q.csv').rows.map(({ attributes }) => attributes.text)).toEqual([asked]);
  });

  it('has labels in other languages, in as many columns', () => {
    const csv = [
      'set,section,text,kind,points,labels,labels:de,choices,choices:de,choices:fr',
      'A,B,Clear?,scale,2,no|yes,nein|ja,,,',
      'A,B,Which?,single_choice,,,,One|b=Two,Eins|Zwei,Un|Deux',
      'A,B,Uneven?,single_choice,,,,One|Two,Eins,',
      'A,B,Short?,scale,2,no|yes,nein,,,',
      'A,B,None?,scale,2,,nein|ja,,,',
    ].join('\n');
    const { taken, left } = shortOf(csv, 'q.csv');
    expect(taken.map(([, , attributes]) => attributes)).toEqual([
      expect.objectContaining({
        scale: { points: 2, labels: ['no', 'yes'], label_translations: { de: ['nein', 'ja'] } },
      }),
      expect.objectContaining({
        choices: [
          { key: 'one', label: 'One', label_translations: { de: 'Eins', fr: 'Un' } },
          { key: 'b', label: 'Two', label_translations: { de: 'Zwei', fr: 'Deux' } },
        ],
      }),
    ]);
    expect(left).toEqual([
      ['line 4', 'wrong_value', 'choices'],
      ['line 5', 'wrong_value', 'scale'],
      ['line 6', 'wrong_value', 'scale'],
    ]);
  });

  it('has rows that cannot be trusted named by their lines', () => {
    const text = 'set,section,text,kind\nA,B,"C" d,text\nA,B,"C\nd,text\n';
    expect(readQuestions(text, 'q.csv').left).toEqual([
      { place: 'line 2', reason: 'after_quote' },
      { place: 'line 3', reason: 'open_quote' },
    ]);
    expect(shortOf('', 'q.csv').left).toEqual([['the file', 'no_header']]);
    expect(shortOf('set,section,text,kind\n', 'q.csv').left).toEqual([['the file', 'no_questions']]);
  });
});

describe('any text', () => {
  const part = fc.tuple(fc.nat(), fc.nat(400));
  const cut = (text: string, [at, length]: readonly [number, number]) => text.slice(at % text.length).slice(0, length);
  const mangled = fc
    .tuple(fc.constantFrom(limeSurvey, oldLimeSurvey, surveyJs), fc.array(part, { maxLength: 6 }), fc.nat())
    .map(([text, parts, at]) => {
      const pieces = parts.map((each) => cut(text, each)).join('');
      return text.slice(0, at % text.length) + pieces + text.slice((at + 50) % text.length);
    });

  it('is read without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string(), fc.json()), (text) => sortOut(readQuestions(text, 'f')) !== undefined),
    );
  });

  it.each([
    ['quotes', '"'.repeat(1_000_000)],
    ['columns', 'a,'.repeat(300_000)],
    ['brackets', '['.repeat(1_000_000)],
    [
      'open elements in a text',
      limeSurvey.replace('What should change?', `${'<div>'.repeat(200_000)}${'</b>'.repeat(200_000)}`),
    ],
  ])('of very many %s takes no more than the length of the text', (_what, text) => {
    expect(sortOut(readQuestions(text, 'f')).left.length).toBeGreaterThan(0);
  });
});
