import type { Resource } from 'facet-client/types';

/** The attributes of a question, in a question set or in the bank. */
type Question = Resource<'course_evaluation_question'>['attributes'];
type Attributes = Omit<Question, 'position' | 'origin' | 'shown_if' | 'created_at' | 'updated_at'> & {
  /** Items of the bank have no condition. */
  readonly shown_if?: Question['shown_if'];
};

/** A question of a question set, or an item of the bank. */
export interface Asking {
  readonly id: string;
  readonly attributes: Attributes;
  readonly meta: { readonly version: number };
}

export type Kind = Attributes['kind'];
export type Polarity = 'ascending' | 'descending' | 'bipolar';

/** A text in other languages, by language tag. */
export type Texts = Readonly<Record<string, string>>;

/** A choice of a question, as the form edits it. */
export interface ChoiceValues {
  /** Empty for a new choice, whose key is made from its label. */
  readonly key: string;
  readonly label: string;
  /** The label in other languages. */
  readonly translations: Texts;
}

/** A new choice without a text. */
export const newChoice: ChoiceValues = { key: '', label: '', translations: {} };

/** The condition under which a question is shown: certain answers to an earlier question. */
export interface ShownIfValues {
  readonly question: string;
  readonly in: readonly (number | string)[];
}

/** The values of a question's fields. */
export interface QuestionValues {
  readonly text: string;
  readonly translations: Texts;
  readonly kind: Kind;
  readonly subject: 'course' | 'instructor';
  readonly isRequired: boolean;
  readonly notApplicable: boolean;
  readonly allowsComment: boolean;
  readonly points: number;
  readonly first: string;
  readonly labels: readonly string[];
  /** The labels in other languages, by language tag. */
  readonly labelTranslations: Readonly<Record<string, readonly string[]>>;
  readonly polarity: Polarity;
  /** Empty for the usual value. */
  readonly favourableFrom: string;
  readonly ideal: string;
  readonly choices: readonly ChoiceValues[];
  readonly maxLength: string;
  /** Null for a question that is always shown. */
  readonly shownIf: ShownIfValues | null;
}

const usual = {
  ...{ points: 5, first: '1', labels: [], labelTranslations: {} },
  ...({ polarity: 'ascending', favourableFrom: '', ideal: '' } as const),
};

/** The values of a new question. */
export const newValues: QuestionValues = {
  ...{ text: '', translations: {}, kind: 'scale', subject: 'course' },
  ...{ isRequired: false, notApplicable: true, allowsComment: false },
  ...usual,
  choices: [],
  maxLength: '',
  shownIf: null,
};

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The values of a question. */
export const valuesOf = ({ attributes }: Pick<Asking, 'attributes'>): QuestionValues => {
  const { scale, choices } = attributes;
  return {
    text: attributes.text,
    translations: attributes.text_translations ?? {},
    kind: attributes.kind,
    subject: attributes.subject ?? 'course',
    isRequired: attributes.is_required ?? false,
    notApplicable: attributes.not_applicable ?? true,
    allowsComment: attributes.allows_comment ?? false,
    ...(scale === null
      ? usual
      : {
          points: scale.points,
          first: numberText(scale.first ?? 1),
          labels: scale.labels ?? [],
          labelTranslations: scale.label_translations ?? {},
          polarity: scale.polarity ?? 'ascending',
          favourableFrom: numberText(scale.favourable_from),
          ideal: numberText(scale.ideal),
        }),
    choices: (choices ?? []).map(({ key, label, label_translations: translations = {} }) => ({
      key,
      label,
      translations,
    })),
    maxLength: attributes.kind === 'text' ? numberText(attributes.max_length) : '',
    shownIf: attributes.shown_if ?? null,
  };
};

/** The key of a choice from the letters of its label. */
const keyOf = (label: string, taken: ReadonlySet<string>): string => {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  const stem = plain.slice(0, 36) || 'choice';
  const number = Array.from({ length: taken.size + 1 }, (_, index) => (index === 0 ? stem : `${stem}_${index + 1}`));
  return number.find((each) => !taken.has(each)) ?? stem;
};

/** Returns the translations that are not blank; null if all are blank. */
export const translationsIn = (texts: Texts): Texts | null => {
  const found = Object.entries(texts).flatMap(([tag, text]) => (text.trim() === '' ? [] : [[tag, text.trim()]]));
  return found.length === 0 ? null : Object.fromEntries(found);
};

/** Returns choices, each with a key of its own, because answers name the keys. */
export const withKeys = (choices: readonly ChoiceValues[]) => {
  const taken = new Set(choices.map(({ key }) => key).filter(Boolean));
  return choices.map(({ key, label, translations }) => {
    const own = key === '' ? keyOf(label, taken) : key;
    taken.add(own);
    const found = translationsIn(translations);
    return { key: own, label: label.trim(), ...(found && { label_translations: found }) };
  });
};

/** Returns the number in a field, or the text, which the service then refuses. */
const toValue = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

const optional = <Name extends string>(name: Name, text: string) =>
  text.trim() === '' ? {} : ({ [name]: toValue(text) } as { [Each in Name]?: number });

const scaleOf = (values: QuestionValues) => {
  const { points, first, labels, labelTranslations, polarity, favourableFrom, ideal } = values;
  const asMany = (given: readonly string[]) => Array.from({ length: points }, (_, index) => given[index]?.trim() ?? '');
  const texts = asMany(labels);
  const translated = Object.entries(labelTranslations)
    .map(([tag, given]) => [tag, asMany(given)] as const)
    .filter(([, given]) => given.some(Boolean));
  const inOthers = translated.length === 0 ? {} : { label_translations: Object.fromEntries(translated) };
  return {
    points,
    ...optional('first', first),
    ...(texts.some(Boolean) && { labels: texts, ...inOthers }),
    polarity,
    ...optional('favourable_from', favourableFrom),
    ...(polarity === 'bipolar' && optional('ideal', ideal)),
  };
};

const isChoice = (kind: Kind): boolean => kind === 'single_choice' || kind === 'multiple_choice';

/** Returns whether students can add a comment to a question of a kind. */
export const takesComment = (kind: Kind): boolean => kind !== 'text' && kind !== 'heading';

/** Returns the attributes for the values. */
export const attributesOf = (values: QuestionValues) => {
  const { kind, shownIf } = values;
  const isAsked = kind !== 'heading';
  return {
    text: values.text.trim(),
    text_translations: translationsIn(values.translations),
    kind,
    subject: values.subject,
    is_required: isAsked && values.isRequired,
    not_applicable: values.notApplicable,
    allows_comment: takesComment(kind) && values.allowsComment,
    scale: kind === 'scale' ? scaleOf(values) : null,
    choices: isChoice(kind) ? withKeys(values.choices) : null,
    max_length: kind === 'text' && values.maxLength.trim() !== '' ? toValue(values.maxLength) : null,
    shown_if: shownIf === null || !isAsked ? null : { question: shownIf.question, in: [...shownIf.in] },
  };
};

export type SentAttributes = ReturnType<typeof attributesOf>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the attributes that differ between two versions. */
export const changedAttributes = (before: QuestionValues, after: QuestionValues): Partial<SentAttributes> => {
  const [old, now] = [attributesOf(before), attributesOf(after)];
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, old[name as keyof SentAttributes])),
  );
};

export type ValueName = keyof QuestionValues;

// The names of the values of every question.
const valueNames = Object.keys(newValues) as ValueName[];

/** Returns the labels that students choose from, with their translations. */
export const labelsIn = ({ kind, points, labels, labelTranslations, choices }: QuestionValues) => {
  if (isChoice(kind)) return choices.map(({ label, translations }) => ({ label, translations }));
  const ofScale = kind === 'scale' ? labels.slice(0, points) : [];
  const inLanguage = (index: number): Texts =>
    Object.fromEntries(Object.entries(labelTranslations).map(([tag, given]) => [tag, given[index] ?? '']));
  return ofScale.map((label, index) => ({ label, translations: inLanguage(index) }));
};

/** Returns the values with a translation of one label. */
export const withLabelIn = (
  language: string,
  { kind, points, labelTranslations, choices }: QuestionValues,
  { index, text }: { readonly index: number; readonly text: string },
): Partial<QuestionValues> => {
  if (isChoice(kind)) {
    const choice = choices[index];
    if (choice === undefined) return {};
    return { choices: choices.with(index, { ...choice, translations: { ...choice.translations, [language]: text } }) };
  }
  const given = Array.from({ length: points }, (_, each) => labelTranslations[language]?.[each] ?? '');
  return { labelTranslations: { ...labelTranslations, [language]: given.with(index, text) } };
};

/** Returns the languages into which the text or a label is translated. */
export const languagesIn = (values: QuestionValues): string[] => [
  ...new Set([values.translations, ...labelsIn(values).map(({ translations }) => translations)].flatMap(Object.keys)),
];

/** Returns whether the text and all labels are translated into a language. */
export const isTranslatedInto = (language: string, values: QuestionValues): boolean =>
  [{ label: values.text, translations: values.translations }, ...labelsIn(values)].every(
    ({ label, translations }) => label.trim() === '' || (translations[language] ?? '').trim() !== '',
  );

/** Returns the names of the values that differ. */
export const differingValues = (one: QuestionValues, other: QuestionValues): ValueName[] =>
  valueNames.filter((name) => !isSame(one[name], other[name]));

/** Returns the values of the other person, with the own changes since `base`. */
export const merged = (base: QuestionValues, mine: QuestionValues, theirs: QuestionValues): QuestionValues => ({
  ...theirs,
  ...Object.fromEntries(differingValues(base, mine).map((name) => [name, mine[name]])),
});
