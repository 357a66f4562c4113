import { namedByLimeSurvey } from './foreign-conditions.ts';
import { answersBy, type ForeignQuestion, Gathered } from './foreign-question.ts';
import { plainText } from './plain-text.ts';
import { choicesOf, type Offered, offered, type QuestionFile } from './question-row.ts';
import { fixedLabels, languageTag, scaleWith } from './scale-with.ts';
import { type Row, readTables, type Tables } from './xml-tables.ts';

type Texts = readonly (readonly [language: string, text: string])[];

const field = (row: Row, name: string): string => row.get(name)?.trim() ?? '';

const byNumber =
  (name: string) =>
  (one: Row, other: Row): number =>
    Number(field(one, name)) - Number(field(other, name));

const groupedBy = (rows: readonly Row[], name: string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(field(row, name));
    if (group === undefined) groups.set(field(row, name), [row]);
    else group.push(row);
  }
  return groups;
};

/** Whether a condition holds always. */
const isAlways = (condition: string): boolean => condition === '' || condition === '1';

/** The entries of a table with their texts, which stand in a table of their own since version 4, and before in a row for each language. */
class Entries {
  readonly #rows: Map<string, Row[]>;
  readonly #texts: Map<string, Row[]>;
  readonly #languages: readonly string[];

  constructor(tables: Tables, table: string, { id, languages }: { id: string; languages: readonly string[] }) {
    const rows = tables.get(table) ?? [];
    this.#rows = groupedBy(rows, id);
    this.#texts = groupedBy(tables.get(`${table.replace(/s$/, '')}_l10ns`) ?? rows, id);
    this.#languages = languages;
  }

  /** Each entry once. */
  get all(): readonly Row[] {
    return [...this.#rows.values()].flatMap(([first]) => first ?? []);
  }

  /** A text of an entry by language, that of the survey first. */
  texts(id: string, name: string): Texts {
    const rows = this.#texts.get(id) ?? [];
    const found = rows.map((row) => [field(row, 'language'), plainText(row.get(name) ?? '')] as const);
    const place = (language: string): number => {
      const index = this.#languages.indexOf(language);
      return index < 0 ? this.#languages.length : index;
    };
    return found
      .toSorted(([one], [other]) => place(one) - place(other))
      .filter(([language], index) => index === 0 || languageTag.test(language));
  }

  own(id: string, name: string): string {
    return this.texts(id, name)[0]?.[1] ?? '';
  }
}

interface Asked {
  readonly kind: string;
  readonly offered?: readonly Offered[];
  readonly more?: object;
  /** What the file has for the points or choices, where that is not their hints or numbers. */
  readonly codes?: readonly string[];
}

/** What conditions call the answers to a question: by names of the question, or of each of its choices. */
interface Names {
  readonly whole?: readonly string[];
  readonly parts?: readonly (readonly string[])[];
}

/** The names of a row of an array, or of one of several choices: `Q1_SQ001`, and `1X2X3SQ001` as older versions have it. */
const partNames = ([title = '', number = '']: readonly string[], part: string): Names => ({
  whole: [`${title}_${part}`, `${number}${part}`],
});

/** A scale without labels. */
const unlabelled = (points: number): Asked => ({
  kind: 'scale',
  offered: Array.from({ length: points }, () => offered('', [])),
});

/** Reads the questions of one survey. */
class Reader {
  readonly gathered = new Gathered();
  readonly #language: string;
  readonly #set: string;
  readonly #groups: Entries;
  readonly #questions: Entries;
  readonly #subquestions: Entries;
  readonly #answers: Entries;
  readonly #answersOf: Map<string, Row[]>;
  readonly #subquestionsOf: Map<string, Row[]>;
  readonly #attributesOf: Map<string, Row[]>;

  constructor(tables: Tables, name: string) {
    const [survey] = tables.get('surveys') ?? [];
    const settings = tables.get('surveys_languagesettings') ?? [];
    this.#language = (survey && field(survey, 'language')) || field(settings[0] ?? new Map(), 'surveyls_language');
    const languages = [this.#language, ...(survey ? field(survey, 'additional_languages').split(/\s+/) : [])];
    const own = settings.find((row) => field(row, 'surveyls_language') === this.#language) ?? settings[0];
    this.#set = plainText(own?.get('surveyls_title') ?? '').slice(0, 255) || name;
    this.#groups = new Entries(tables, 'groups', { id: 'gid', languages });
    this.#questions = new Entries(tables, 'questions', { id: 'qid', languages });
    // Their texts stand with those of the questions, where these have a table of their own.
    const ofSubquestions = new Map(tables);
    const together = tables.get('question_l10ns');
    if (together !== undefined) ofSubquestions.set('subquestion_l10ns', together);
    this.#subquestions = new Entries(ofSubquestions, 'subquestions', { id: 'qid', languages });
    const hasIds = tables.has('answer_l10ns');
    const answers = (tables.get('answers') ?? []).map((row) =>
      hasIds ? row : new Map([...row, ['aid', JSON.stringify([field(row, 'qid'), field(row, 'code')])]]),
    );
    this.#answers = new Entries(new Map(tables).set('answers', answers), 'answers', { id: 'aid', languages });
    this.#answersOf = groupedBy(this.#answers.all, 'qid');
    this.#subquestionsOf = groupedBy(this.#subquestions.all, 'parent_qid');
    this.#attributesOf = groupedBy(tables.get('question_attributes') ?? [], 'qid');
  }

  readAll(): void {
    const questions = groupedBy(
      this.#questions.all.filter((row) => ['', '0'].includes(field(row, 'parent_qid'))),
      'gid',
    );
    for (const [index, group] of this.#groups.all.toSorted(byNumber('group_order')).entries()) {
      const id = field(group, 'gid');
      const section = this.#groups.own(id, 'group_name').slice(0, 255) || String(index + 1);
      const place = section;
      this.gathered.name({ place, set: this.#set, section, texts: this.#groups.texts(id, 'group_name') });
      const [relevance, explained] = [field(group, 'grelevance'), this.#groups.own(id, 'description')];
      if (!isAlways(relevance)) this.gathered.note({ place, reason: 'condition', about: relevance.slice(0, 100) });
      if (explained !== '') this.gathered.note({ place, reason: 'help_text' });
      for (const question of (questions.get(id) ?? []).toSorted(byNumber('question_order')))
        this.#read(question, section);
    }
  }

  #attribute(id: string, name: string): string {
    const row = this.#attributesOf.get(id)?.find((each) => field(each, 'attribute') === name);
    return row === undefined ? '' : field(row, 'value');
  }

  #read(question: Row, section: string): void {
    const [id, type, place] = [field(question, 'qid'), field(question, 'type'), field(question, 'title')];
    const texts = this.#questions.texts(id, 'question');
    const what = texts[0]?.[1] ? { what: texts[0][1] } : {};
    const mark = { place, ...what };
    if (this.#attribute(id, 'hidden') === '1') {
      this.gathered.leave({ ...mark, reason: 'hidden' });
      return;
    }
    const base = { place, set: this.#set, section, texts };
    const required = field(question, 'mandatory') === 'Y' ? { is_required: true } : {};
    const ofRow = this.#askedByRow(type, id);
    const asked = ofRow ?? this.#asked(type, id);
    if (asked === undefined) {
      this.gathered.leave({ ...mark, reason: 'kind_unknown', about: type });
      return;
    }
    // The text above an array has no condition: all would see it.
    const isShown = this.#note(question, mark, { ...asked, isHeaded: ofRow !== undefined && what.what !== undefined });
    const more = { ...required, ...isShown };
    const names = [place, ['sid', 'gid', 'qid'].map((name) => field(question, name)).join('X')];
    if (ofRow === undefined) {
      this.gathered.take({ ...base, ...this.#with(asked, more, this.#namesOf(names, type, id)) });
      return;
    }
    if (what.what !== undefined) this.gathered.take({ ...base, attributes: { kind: 'heading' } });
    for (const row of this.#rowsOf(id)) {
      const of = {
        place: `${place} ${field(row, 'title')}`,
        texts: this.#subquestions.texts(field(row, 'qid'), 'question'),
      };
      this.gathered.take({ ...base, ...of, ...this.#with(ofRow, more, partNames(names, field(row, 'title'))) });
    }
  }

  /** What conditions call the answers to a question: of several choices each has a name of its own. */
  #namesOf(names: readonly string[], type: string, id: string): Names {
    if (type !== 'M' && type !== 'P') return { whole: names };
    return { parts: this.#rowsOf(id).map((row) => partNames(names, field(row, 'title')).whole ?? []) };
  }

  /** Notes what of a question is left out; answers its condition, where that can be kept. */
  #note(
    question: Row,
    mark: { place: string; what?: string },
    { kind, offered: points = [], isHeaded }: Asked & { readonly isHeaded: boolean },
  ): object {
    const id = field(question, 'qid');
    const relevance = field(question, 'relevance');
    if (field(question, 'other') === 'Y') this.gathered.note({ ...mark, reason: 'other_choice' });
    const condition =
      isAlways(relevance) || kind === 'heading' || isHeaded
        ? undefined
        : this.gathered.shownAfter(namedByLimeSurvey(relevance));
    if (!isAlways(relevance) && condition === undefined)
      this.gathered.note({ ...mark, reason: 'condition', about: relevance.slice(0, 100) });
    if (this.#questions.own(id, 'help') !== '') this.gathered.note({ ...mark, reason: 'help_text' });
    if (kind === 'scale' && points.some(({ label }) => label !== ''))
      this.gathered.note({ ...mark, reason: 'direction' });
    return condition ?? {};
  }

  #with(
    { kind, offered: given, more, codes }: Asked,
    required: object,
    { whole = [], parts = [] }: Names,
  ): Pick<ForeignQuestion, 'attributes' | 'labels' | 'answers'> {
    const scale = kind === 'scale' && given ? { scale: scaleWith(given) } : {};
    const labels = given && { labels: given.map(({ label }) => label) };
    const attributes = { kind, ...scale, ...more, ...(kind !== 'heading' && required) };
    const known = answersBy(attributes, codes ?? (given ?? []).map(({ hint }, index) => hint || String(index + 1)));
    const values = [...known.values()];
    const answers = new Map([
      ...whole.map((name) => [name, known] as const),
      // Whoever chose it has a Y there.
      ...parts.flatMap((names, index) => names.map((name) => [name, new Map([['Y', values[index] ?? '']])] as const)),
    ]);
    return { attributes, ...labels, answers };
  }

  #rowsOf(id: string): Row[] {
    return (this.#subquestionsOf.get(id) ?? []).toSorted(byNumber('question_order'));
  }

  #choicesOf(items: readonly Offered[], kind: string, more: object = {}): Asked {
    return { kind, offered: items, more: { choices: choicesOf(items), ...more } };
  }

  #offered(id: string): Offered[] {
    return (this.#answersOf.get(id) ?? [])
      .toSorted(byNumber('sortorder'))
      .map((row) => offered(field(row, 'code'), this.#answers.texts(field(row, 'aid'), 'answer')));
  }

  #fixed(name: 'yesNo' | 'yesNoUncertain' | 'change'): Asked {
    const hints = {
      yesNo: ['yes', 'no'],
      yesNoUncertain: ['yes', 'uncertain', 'no'],
      change: ['increase', 'same', 'decrease'],
    };
    const labels = fixedLabels(this.#language)[name];
    const choices = labels.map((label, index) => ({ hint: hints[name][index] ?? '', label, others: {} }));
    // LimeSurvey has their first letters: Y, U, N; I, S, D.
    const codes = hints[name].map((hint) => hint.slice(0, 1).toUpperCase());
    return { ...this.#choicesOf(choices, 'single_choice'), codes };
  }

  /** How each row of an array is asked; undefined for a question that is none. */
  #askedByRow(type: string, id: string): Asked | undefined {
    switch (type) {
      case 'A':
        return unlabelled(5);
      case 'B':
        return unlabelled(10);
      case 'C':
        return this.#fixed('yesNoUncertain');
      case 'E':
        return this.#fixed('change');
      case 'F':
      case 'H':
        return { kind: 'scale', offered: this.#offered(id) };
      default:
        return undefined;
    }
  }

  /** How a question is asked; undefined for one that has no kind here. */
  #asked(type: string, id: string): Asked | undefined {
    const parts = () =>
      this.#rowsOf(id).map((row) =>
        offered(field(row, 'title'), this.#subquestions.texts(field(row, 'qid'), 'question')),
      );
    const most = Number(this.#attribute(id, 'maximum_chars'));
    switch (type) {
      case 'L':
      case '!':
        return this.#choicesOf(this.#offered(id), 'single_choice');
      case 'O':
        return this.#choicesOf(this.#offered(id), 'single_choice', { allows_comment: true });
      case 'M':
        return this.#choicesOf(parts(), 'multiple_choice');
      case 'P':
        return this.#choicesOf(parts(), 'multiple_choice', { allows_comment: true });
      case 'Y':
        return this.#fixed('yesNo');
      case '5':
        return unlabelled(5);
      case 'S':
      case 'T':
      case 'U':
        return { kind: 'text', more: most >= 1 && most <= 10_000 ? { max_length: Math.floor(most) } : {} };
      case 'X':
        return { kind: 'heading' };
      default:
        return undefined;
    }
  }
}

/** Reads a survey structure of LimeSurvey (.lss), version 2 or later; `name` is that of the set where it has no title. Throws `NotASurvey`. */
export const readLimeSurvey = (xml: string, name: string): QuestionFile => {
  const reader = new Reader(readTables(xml), name);
  reader.readAll();
  const { rows, headings, left, without } = reader.gathered;
  return { format: 'limesurvey', rows, headings: headings.all, left, without };
};
