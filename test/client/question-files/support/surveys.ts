type Fields = Readonly<Record<string, string | number>>;

const field = ([name, value]: [string, string | number]): string => `<${name}><![CDATA[${value}]]></${name}>`;

const table = (name: string, rows: readonly Fields[]): string =>
  `<${name}><fields><fieldname>id</fieldname></fields><rows>${rows
    .map((row) => `<row>${Object.entries(row).map(field).join('')}</row>`)
    .join('')}</rows></${name}>`;

const documentOf = (tables: Readonly<Record<string, readonly Fields[]>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>623</DBVersion>
<languages><language>en</language></languages>
${Object.entries(tables)
  .map(([name, rows]) => table(name, rows))
  .join('\n')}
</document>`;

const five = ['Never', 'Rarely', 'At times', 'Often', 'Always'];
const asked = { parent_qid: 0, sid: 1, gid: 10, other: 'N', mandatory: 'N', relevance: '1' };

/** As LimeSurvey 6 writes it: an array, several choices, a number, a hidden and a conditional question, in two languages. */
export const limeSurvey = documentOf({
  answers: five.map((_label, index) => ({ aid: index + 1, qid: 1, code: `A${index + 1}`, sortorder: index })),
  answer_l10ns: five.map((label, index) => ({ id: index + 50, aid: index + 1, answer: label, language: 'en' })),
  groups: [
    { gid: 11, sid: 1, group_order: 2, grelevance: '' },
    { gid: 10, sid: 1, group_order: 1, grelevance: '' },
  ],
  group_l10ns: [
    { id: 1, gid: 10, group_name: 'Teaching &amp; content', description: '', language: 'en' },
    { id: 3, gid: 10, group_name: 'Lehre &amp; Inhalt', description: '', language: 'de' },
    { id: 2, gid: 11, group_name: 'Last', description: '', language: 'en' },
  ],
  questions: [
    { ...asked, qid: 2, type: 'M', title: 'Q2', question_order: 2, other: 'Y' },
    { ...asked, qid: 1, type: 'F', title: 'Q1', question_order: 1, mandatory: 'Y' },
    { ...asked, qid: 3, type: 'N', title: 'Q3', question_order: 3 },
    { ...asked, qid: 4, gid: 11, type: 'T', title: 'Q4', question_order: 1, relevance: 'Q2.NAOK == "SQ1"' },
    { ...asked, qid: 5, gid: 11, type: 'S', title: 'Q5', question_order: 2 },
  ],
  subquestions: [
    { qid: 12, parent_qid: 1, type: 'T', title: 'SQ2', question_order: 2 },
    { qid: 11, parent_qid: 1, type: 'T', title: 'SQ1', question_order: 1 },
    { qid: 21, parent_qid: 2, type: 'T', title: 'SQ1', question_order: 1 },
    { qid: 22, parent_qid: 2, type: 'T', title: 'SQ2', question_order: 2 },
  ],
  question_l10ns: [
    { id: 1, qid: 1, question: 'Zu den Vorlesungen', help: '', language: 'de' },
    { id: 2, qid: 1, question: '<p>About the <b>lectures</b></p><script>1</script>', help: '', language: 'en' },
    { id: 3, qid: 11, question: 'The goals were clear.', help: '', language: 'en' },
    { id: 4, qid: 11, question: 'Die Ziele waren klar.', help: '', language: 'de' },
    { id: 5, qid: 12, question: 'The pace was right.', help: '', language: 'en' },
    { id: 6, qid: 2, question: 'Why did you&nbsp;take it?', help: '', language: 'en' },
    { id: 7, qid: 21, question: 'It is required', help: '', language: 'en' },
    { id: 8, qid: 22, question: 'It interests me', help: '', language: 'en' },
    { id: 9, qid: 3, question: 'How many hours?', help: '', language: 'en' },
    { id: 10, qid: 4, question: 'What should change?', help: 'In a few words', language: 'en' },
    { id: 11, qid: 5, question: 'Campaign', help: '', language: 'en' },
  ],
  question_attributes: [
    { qid: 4, attribute: 'maximum_chars', value: 500 },
    { qid: 5, attribute: 'hidden', value: 1 },
  ],
  surveys: [{ sid: 1, language: 'en', additional_languages: 'de' }],
  surveys_languagesettings: [
    { surveyls_survey_id: 1, surveyls_language: 'de', surveyls_title: 'Lehrevaluation' },
    { surveyls_survey_id: 1, surveyls_language: 'en', surveyls_title: 'Course evaluation' },
  ],
});

const old = { parent_qid: 0, gid: 1, other: 'N', mandatory: 'N', relevance: '1' };

/** As LimeSurvey 3 writes it: no tables of texts. */
export const oldLimeSurvey = documentOf({
  answers: [
    { qid: 1, code: 'A2', answer: 'Immer', sortorder: 2, language: 'de' },
    { qid: 1, code: 'A1', answer: 'Nie', sortorder: 1, language: 'de' },
    { qid: 1, code: 'A1', answer: 'Never', sortorder: 1, language: 'en' },
  ],
  groups: [{ gid: 1, group_name: 'Gruppe', group_order: 0, description: '', language: 'de' }],
  questions: [
    { ...old, qid: 1, type: 'L', title: 'X1', question: 'Wie oft?', help: '', language: 'de', question_order: 1 },
    { ...old, qid: 1, type: 'L', title: 'X1', question: 'How often?', help: '', language: 'en', question_order: 1 },
    {
      ...old,
      qid: 2,
      type: 'Y',
      title: 'X2',
      question: 'Kommen Sie wieder?',
      help: '',
      language: 'de',
      question_order: 2,
    },
  ],
  surveys: [{ sid: 1, language: 'de', additional_languages: 'en' }],
  surveys_languagesettings: [{ surveyls_language: 'de', surveyls_title: 'Alte Umfrage' }],
});

const clear = {
  ...{ type: 'rating', name: 'clear', title: { default: 'How clear were they?', de: 'Wie klar waren sie?' } },
  ...{ isRequired: true, rateMin: 0, rateMax: 3, minRateDescription: 'Unclear', maxRateDescription: 'Clear' },
};

const sheets = {
  ...{ type: 'matrix', name: 'sheets', title: 'Rate the sheets' },
  columns: ['Low', { value: 2, text: 'Fair' }, { value: 3, text: { default: 'High', de: 'Hoch' } }],
  rows: [{ value: 'a', text: 'Difficulty' }, 'Length'],
};

/** A survey of SurveyJS: a rating in a panel, a matrix, choices, and what has no kind here. */
export const surveyJs = JSON.stringify({
  title: 'Feedback',
  pages: [
    {
      ...{ name: 'page1', title: { default: 'The course', de: 'Die Veranstaltung' } },
      elements: [{ type: 'panel', name: 'p', title: 'Lectures', elements: [clear] }, sheets],
    },
    {
      name: 'page2',
      elements: [
        { type: 'boolean', name: 'Would you come again?', visibleIf: '{clear} > 2', showCommentArea: true },
        { type: 'text', name: 'mail', inputType: 'email', title: 'Your address' },
        { type: 'checkbox', name: 'Pick', choices: ['A b', 'A-b', 3], showOtherItem: true },
        { type: 'file', name: 'upload' },
        { type: 'rating', name: 'out of 100', rateMax: 100 },
        7,
      ],
    },
  ],
});

const conditional = [
  // As the expression manager writes simple conditions, by names and by numbers.
  ...['Q1.NAOK == "A2"', '((Q1.NAOK == "A1" or Q1.NAOK == "A2"))', `1X10X1 == 'A1'`],
  ...['(Q2_SQ2.NAOK == "Y" or Q2_SQ1.NAOK == "Y")', '1X10X2SQ1.NAOK == "Y"', 'Q3_SQ1.NAOK == "A2"'],
  ...['Q4.NAOK == "N"', 'Q5.NAOK == 3 || Q5.NAOK == "4"'],
  // What Facet has no condition for.
  ...['Q1.NAOK != "A1"', 'Q5.NAOK >= 3', 'Q1.NAOK == "A1" and Q4.NAOK == "Y"', 'Q1.NAOK == "A1" or Q4.NAOK == "Y"'],
  ...['Q1.NAOK == "-oth-"', '!is_empty(Q1.NAOK)', 'Q99.NAOK == "A1"', 'Q20.NAOK == "A1"', 'C1.NAOK == "A1"', '0'],
];

/** The texts of its questions are their conditions: `C1`, `C2` … in their order. */
export const conditionsOfLimeSurvey = {
  conditions: conditional,
  text: documentOf({
    answers: [...[1, 3, 20, 100].flatMap((qid) => ['A1', 'A2'].map((code, index) => ({ qid, code, index })))].map(
      ({ qid, code, index }) => ({ aid: qid * 10 + index, qid, code, sortorder: index }),
    ),
    answer_l10ns: [1, 3, 20, 100].flatMap((qid) =>
      [0, 1].map((index) => ({ aid: qid * 10 + index, answer: `Answer ${index}`, language: 'en' })),
    ),
    groups: [{ gid: 10, sid: 1, group_order: 1, grelevance: '' }],
    group_l10ns: [{ gid: 10, group_name: 'All', description: '', language: 'en' }],
    questions: [
      { ...asked, qid: 1, type: 'L', title: 'Q1', question_order: 1 },
      { ...asked, qid: 2, type: 'M', title: 'Q2', question_order: 2 },
      { ...asked, qid: 3, type: 'F', title: 'Q3', question_order: 3 },
      { ...asked, qid: 4, type: 'Y', title: 'Q4', question_order: 4 },
      { ...asked, qid: 5, type: '5', title: 'Q5', question_order: 5 },
      ...conditional.map((relevance, index) => ({
        ...{ ...asked, qid: 100 + index, type: index === 0 ? 'L' : 'T', title: `C${index + 1}` },
        ...{ question_order: 10 + index, relevance },
      })),
      // It is asked too late for the conditions above.
      { ...asked, qid: 20, type: 'L', title: 'Q20', question_order: 99 },
    ],
    subquestions: [2, 3].flatMap((parent_qid) =>
      [1, 2].map((number) => ({
        ...{ ...asked, qid: parent_qid * 10 + 30 + number, parent_qid },
        ...{ type: 'T', title: `SQ${number}`, question_order: number },
      })),
    ),
    question_l10ns: [
      ...[1, 2, 4, 5, 20].map((qid) => ({ qid, question: `Question ${qid}`, help: '', language: 'en' })),
      { qid: 3, question: '', help: '', language: 'en' },
      ...[51, 52, 61, 62].map((qid) => ({ qid, question: `Part ${qid}`, help: '', language: 'en' })),
      ...conditional.map((_relevance, index) => ({
        ...{ qid: 100 + index, question: `C${index + 1}`, help: '', language: 'en' },
      })),
    ],
  }),
};

/** `visibleIf` of SurveyJS: those that are taken, and those that are not. */
export const conditionsOfSurveyJs = {
  taken: [
    ...["{visits} = 'often'", "{visits} == 'often' or {visits} = 'never'", "{visits} anyof ['often', 'never']"],
    ...['{why} contains "fun"', "{why} anyof ['fun', 'must']", '{again} = true', '{clear} = 2 || {clear} = 3'],
    ...["{sheets.Length} = 'high'", '({rated} = 20)'],
  ],
  left: [
    ...["{visits} <> 'often'", '{clear} > 2', "{visits} = 'often' and {again} = true", '{visits} notempty'],
    ...["{visits} = 'often' or {again} = true", "{visits} contains 'oft'", "{why} = ['fun']", '{later} = 1'],
    ...["{visits} = 'other'", "{dependent0} = 'a'", '{visits} = {why}', "iif({clear} > 2, 'a', 'b') = 'a'"],
  ],
} as const;

export const conditionalSurveyJs = JSON.stringify({
  title: 'Feedback',
  elements: [
    { type: 'radiogroup', name: 'visits', choices: [{ value: 'often', text: 'Often' }, 'never'] },
    { type: 'checkbox', name: 'why', choices: ['fun', 'must'] },
    { type: 'boolean', name: 'again' },
    { type: 'rating', name: 'clear', rateMin: 0, rateMax: 3 },
    { type: 'rating', name: 'rated', rateValues: [10, 20, 30] },
    { type: 'matrix', name: 'sheets', columns: ['low', 'high'], rows: ['Difficulty', 'Length'] },
    ...[...conditionsOfSurveyJs.taken, ...conditionsOfSurveyJs.left].map((visibleIf, index) => ({
      ...(index === 0 ? { type: 'radiogroup', choices: ['a', 'b'] } : { type: 'comment' }),
      ...{ name: `dependent${index}`, title: visibleIf, visibleIf },
    })),
    { type: 'html', name: 'note', html: 'Thank you', visibleIf: '{again} = true' },
    { type: 'rating', name: 'later' },
  ],
});
