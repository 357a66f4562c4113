import { comparedAs, namedBySurveyJs } from './foreign-conditions.ts';
import { answersBy, type ForeignQuestion, Gathered } from './foreign-question.ts';
import { isObject } from './own-files.ts';
import { plainText } from './plain-text.ts';
import { choicesOf, type Offered, offered, type QuestionFile } from './question-row.ts';
import { fixedLabels, languageTag, scaleWith } from './scale-with.ts';

type Json = Readonly<Record<string, unknown>>;

/** How an element is asked: what differs from what stands above it. */
type AskedHere = Pick<ForeignQuestion, 'attributes'> & Partial<Pick<ForeignQuestion, 'labels' | 'texts' | 'answers'>>;

/** Deepest nesting of panels. */
const deepest = 20;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const numberOf = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual);

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? plainText(String(value)) : '';

/** Reads the elements of one survey. */
class Reader {
  readonly gathered = new Gathered();
  readonly #set: string;
  readonly #language: string;

  constructor(survey: Json, name: string) {
    this.#language = typeof survey.locale === 'string' && survey.locale !== '' ? survey.locale : 'default';
    this.#set = this.#own(survey.title).slice(0, 255) || name;
  }

  /** A text in the language of the survey, and then in the others. */
  #texts(value: unknown): [string, string][] {
    if (!isObject(value)) return [[this.#language, wordsOf(value)]];
    const first = [this.#language, 'default', ...Object.keys(value)].find((each) => wordsOf(value[each]) !== '');
    if (first === undefined) return [];
    const others = Object.entries(value).filter(([language]) => language !== first);
    return [[first, value[first]] as const, ...others].flatMap(([language, text], index): [string, string][] => {
      // What a survey in another language has as the default is English.
      const tag = language === 'default' ? 'en' : language;
      return index === 0 || languageTag.test(tag) ? [[tag, wordsOf(text)]] : [];
    });
  }

  #own(value: unknown): string {
    return this.#texts(value)[0]?.[1] ?? '';
  }

  #items(value: unknown): Offered[] {
    return listOf(value).map((item) => {
      const hint = wordsOf(isObject(item) ? item.value : item);
      const found = offered(hint, isObject(item) ? this.#texts(item.text) : []);
      return { ...found, label: found.label || hint };
    });
  }

  page(page: unknown, place: string, index: number): void {
    if (!isObject(page)) {
      this.gathered.leave({ place, reason: 'not_an_object' });
      return;
    }
    const section = (this.#own(page.title) || wordsOf(page.name) || `${index + 1}`).slice(0, 255);
    this.gathered.name({ place, set: this.#set, section, texts: this.#texts(page.title) });
    this.#noteCondition(page, { place });
    this.#elements(page, place, section, 0);
  }

  #elements(of: Json, at: string, section: string, depth: number): void {
    // Old surveys call them questions.
    const member = Array.isArray(of.questions) ? 'questions' : 'elements';
    for (const [index, element] of listOf(of[member]).entries()) {
      const place = [at, `${member}[${index}]`].filter(Boolean).join('.');
      if (!isObject(element)) this.gathered.leave({ place, reason: 'not_an_object' });
      else if (depth > deepest) this.gathered.leave({ place, reason: 'too_deep' });
      else this.#element(element, { place, section, depth });
    }
  }

  #element(element: Json, { place, section, depth }: { place: string; section: string; depth: number }): void {
    const type = wordsOf(element.type);
    const texts = this.#texts(element.title ?? (type === 'panel' ? '' : element.name));
    const [, what = ''] = texts[0] ?? [];
    const base = { place, set: this.#set, section };
    if (type === 'panel') {
      this.#noteCondition(element, { place });
      if (what !== '') this.gathered.take({ ...base, texts, attributes: { kind: 'heading' } });
      this.#elements(element, place, section, depth + 1);
      return;
    }
    const asked = type === 'matrix' ? this.#matrix(element, { ...base, texts }) : this.#question(type, element);
    if (asked === undefined) {
      const about = element.inputType === undefined ? type : `${type}, ${wordsOf(element.inputType)}`;
      this.gathered.leave({ place, ...(what && { what }), reason: 'kind_unknown', about });
      return;
    }
    const mark = { place, ...(what && { what }) };
    if ([element.hasOther, element.showOtherItem].includes(true))
      this.gathered.note({ ...mark, reason: 'other_choice' });
    if (this.#own(element.description) !== '') this.gathered.note({ ...mark, reason: 'help_text' });
    // The text above a matrix has no condition, nor has one that is nothing else: all would see it.
    const isQuestion = type !== 'matrix' && type !== 'html';
    const condition = isQuestion
      ? this.gathered.shownAfter(namedBySurveyJs(String(element.visibleIf ?? '')))
      : undefined;
    if (condition === undefined) this.#noteCondition(element, mark);
    for (const each of asked)
      this.gathered.take({ ...base, texts, ...each, attributes: { ...each.attributes, ...condition } });
  }

  #noteCondition({ visibleIf }: Json, mark: { place: string; what?: string }): void {
    const about = wordsOf(visibleIf).slice(0, 100);
    if (about !== '') this.gathered.note({ ...mark, reason: 'condition', about });
  }

  /** What conditions call the answers to an element, or to a row of it. */
  #answers(element: Json, attributes: ForeignQuestion['attributes'], given: readonly string[], row?: string) {
    const name = [wordsOf(element.valueName) || wordsOf(element.name), ...(row === undefined ? [] : [row])].join('.');
    const compared = attributes.kind === 'multiple_choice' ? (['has', 'any'] as const) : (['is', 'any'] as const);
    const known = answersBy(attributes, given);
    return new Map(compared.map((each) => [comparedAs(name, each), known]));
  }

  /** The question that an element is; undefined for one that has no kind here. */
  #question(type: string, element: Json): AskedHere[] | undefined {
    const common = {
      ...(element.isRequired === true && { is_required: true }),
      ...([element.hasComment, element.showCommentArea].includes(true) && { allows_comment: true }),
    };
    const choices = (kind: string, items: readonly Offered[], given = items.map(({ hint }) => hint)) => {
      const attributes = { kind, choices: choicesOf(items), ...common };
      const labels = items.map(({ label }) => label);
      return [{ attributes, labels, answers: this.#answers(element, attributes, given) }];
    };
    switch (type) {
      case 'rating':
        return [this.#rating(element, common)];
      case 'radiogroup':
      case 'dropdown':
      case 'buttongroup':
        return choices('single_choice', this.#choices(element));
      case 'checkbox':
      case 'tagbox':
        return choices('multiple_choice', this.#choices(element));
      case 'boolean': {
        const [yes = '', no = ''] = fixedLabels(this.#language).yesNo;
        const given = [element.valueTrue ?? true, element.valueFalse ?? false].map(String);
        return choices(
          'single_choice',
          [this.#named('yes', element.labelTrue, yes), this.#named('no', element.labelFalse, no)],
          given,
        );
      }
      case 'text':
      case 'comment': {
        if (![undefined, 'text'].includes(element.inputType as string)) return undefined;
        const most = numberOf(element.maxLength, 0);
        const { allows_comment: _comment, ...own } = common;
        const limit = Number.isInteger(most) && most >= 1 && most <= 10_000 ? { max_length: most } : {};
        return [{ attributes: { kind: 'text', ...limit, ...own } }];
      }
      case 'html':
        return [{ attributes: { kind: 'heading' }, texts: this.#texts(element.html) }];
      default:
        return undefined;
    }
  }

  /** What can be chosen under a label of its own, or else under a usual one. */
  #named(hint: string, label: unknown, usual: string): Offered {
    const found = offered(hint, this.#texts(label));
    return { ...found, label: found.label || usual };
  }

  #choices(element: Json): Offered[] {
    const none = [element.hasNone, element.showNoneItem].includes(true);
    const named = none ? [this.#named('none', element.noneText, fixedLabels(this.#language).none)] : [];
    return [...this.#items(element.choices), ...named];
  }

  #rating(element: Json, common: object): AskedHere {
    const values = this.#items(element.rateValues);
    const [first, step] = [numberOf(element.rateMin, 1), numberOf(element.rateStep, 1)];
    const last = numberOf(element.rateMax, first + numberOf(element.rateCount, 5) - 1);
    const points = Math.min(100, Math.max(0, Math.floor((last - first) / step) + 1)) || 0;
    const ends = new Map([
      [points - 1, element.maxRateDescription],
      [0, element.minRateDescription],
    ]);
    const rated =
      values.length > 0
        ? values
        : Array.from({ length: points }, (_, index) => offered('', this.#texts(ends.get(index))));
    const isWhole = values.length === 0 && step === 1 && Number.isInteger(first) && Math.abs(first) <= 100;
    const labels = rated.map(({ label }) => label);
    const attributes = { kind: 'scale', scale: scaleWith(rated, isWhole ? first : 1), ...common };
    const given = rated.map(({ hint }, index) => (values.length > 0 ? hint : String(first + index * step)));
    return { attributes, labels, answers: this.#answers(element, attributes, given) };
  }

  /** Each row of a matrix is a question on the scale of its columns. */
  #matrix(element: Json, base: Pick<ForeignQuestion, 'place' | 'set' | 'section' | 'texts'>) {
    if (![undefined, 'radio'].includes(element.cellType as string)) return undefined;
    const columns = this.#items(element.columns);
    const labels = columns.map(({ label }) => label);
    const isRequired = [element.isAllRowRequired, element.eachRowRequired].includes(true);
    const [, what = ''] = base.texts[0] ?? [];
    if (what !== '') this.gathered.take({ ...base, attributes: { kind: 'heading' } });
    this.gathered.note({ place: base.place, ...(what && { what }), reason: 'direction' });
    return listOf(element.rows).map((row, index) => {
      const attributes = { kind: 'scale', scale: scaleWith(columns), ...(isRequired && { is_required: true }) };
      const given = columns.map(({ hint }) => hint);
      return {
        place: `${base.place}.rows[${index}]`,
        texts: this.#texts(isObject(row) ? (row.text ?? row.value) : row),
        ...{ attributes, labels },
        answers: this.#answers(element, attributes, given, wordsOf(isObject(row) ? row.value : row)),
      };
    });
  }
}

/** Reads a survey of SurveyJS; `name` is that of the question set where the survey has no title. */
export const readSurveyJs = (survey: Json, name: string): QuestionFile => {
  const reader = new Reader(survey, name);
  const pages = Array.isArray(survey.pages) ? survey.pages : undefined;
  if (pages === undefined) reader.page(survey, '', 0);
  else for (const [index, page] of pages.entries()) reader.page(page, `pages[${index}]`, index);
  const { rows, headings, left, without } = reader.gathered;
  return { format: 'surveyjs', rows, headings: headings.all, left, without };
};
