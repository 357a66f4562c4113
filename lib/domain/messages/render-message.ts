import { headerText, withoutTurning } from '../../mail/header-text.ts';
import { type MergeField, type Part, partsOf } from './merge-fields.ts';
import { sayTime } from './say-time.ts';
import type { ChosenTexts } from './templates/template-texts.ts';
import { type Line, type Piece, toHtml } from './to-html.ts';

/** The value of a merge field: a text, a number, a time, or the items of a list. */
export type MergeValue = string | number | Date | readonly string[];

export type MergeValues = Readonly<Partial<Record<MergeField, MergeValue>>>;

/** A mail as it is sent. */
export interface RenderedMessage {
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const inOneLine = (text: string): string => withoutTurning(text).replace(/\s+/g, ' ').trim();

interface Saying {
  readonly values: MergeValues;
  readonly language: string;
  readonly zone: string | null;
}

const mergeValueOf = ({ values }: Saying, field: string): MergeValue | undefined =>
  // Names that are no merge fields were refused when the template was written.
  Object.hasOwn(values, field) ? values[field as MergeField] : undefined;

const isList = (value: MergeValue | undefined): value is readonly string[] => Array.isArray(value);

const say = (value: MergeValue | undefined, { language, zone }: Saying): string => {
  if (value === undefined) return '';
  if (value instanceof Date) return sayTime(value, language, zone);
  if (typeof value === 'number') return value.toLocaleString(language);
  return isList(value) ? value.join(', ') : String(value);
};

const piecesOf = (text: string, saying: Saying): Piece[] =>
  partsOf(text).flatMap((part): Piece[] => {
    if ('text' in part) return [{ kind: 'text', text: part.text }];
    const value = mergeValueOf(saying, part.field);
    if (part.field !== 'link') return [{ kind: 'value', text: inOneLine(say(value, saying)) }];
    return (isList(value) ? value : [say(value, saying)]).flatMap((each, place): Piece[] => [
      ...(place === 0 ? [] : [{ kind: 'text', text: ' ' } as const]),
      { kind: 'link', text: inOneLine(each) },
    ]);
  });

const item = /^[-*]\s+/;
const numbered = /^\d{1,3}[.)]\s+/;

const lineOf = (line: string, saying: Saying): Line => {
  if (line.trim() === '') return { kind: 'blank', pieces: [] };
  if (item.test(line)) return { kind: 'item', pieces: piecesOf(line.replace(item, ''), saying) };
  if (numbered.test(line)) return { kind: 'number', pieces: piecesOf(line.replace(numbered, ''), saying) };
  return { kind: 'text', pieces: piecesOf(line, saying) };
};

/**
 * Returns whether a line is left out because a value in it is missing, such as a closing time. A line with the link
 * stays.
 */
const isLeftOut = (line: string, saying: Saying): boolean => {
  const fields = partsOf(line).flatMap((part) => ('field' in part ? [part.field] : []));
  return !fields.includes('link') && fields.some((field) => mergeValueOf(saying, field) === undefined);
};

const isLink = (part: Part | undefined): boolean => part !== undefined && 'field' in part && part.field === 'link';

/** Returns the lines for a line of the text. A line with nothing but a list becomes the items of that list. */
const linesOf = (line: string, saying: Saying): Line[] => {
  if (isLeftOut(line, saying)) return [];
  const [only, ...others] = partsOf(line.trim());
  const value =
    only !== undefined && 'field' in only && others.length === 0 ? mergeValueOf(saying, only.field) : undefined;
  // A single link is shown as a line, not as a list.
  if (!isList(value) || (isLink(only) && value.length === 1)) return [lineOf(line, saying)];
  const kind = isLink(only) ? 'link' : 'value';
  return value.map((each) => ({ kind: 'item', pieces: [{ kind, text: inOneLine(each) }] }));
};

const toText = (lines: readonly Line[]): string => {
  let number = 0;
  return lines
    .map(({ kind, pieces }) => {
      number = kind === 'number' ? number + 1 : 0;
      const before = kind === 'number' ? `${number}. ` : kind === 'item' ? '- ' : '';
      return before + pieces.map(({ text }) => text).join('');
    })
    .join('\n');
};

/** Returns the subject with its values; throws `BrokenHeader` for a value with a line break. */
const subjectOf = (subject: string, saying: Saying): string => {
  const said = partsOf(subject).map((part) =>
    'text' in part ? part.text : say(mergeValueOf(saying, part.field), saying),
  );
  return headerText('Subject', said.join(''));
};

/** Makes a mail from a template's texts and the values. Times are in the zone, or in UTC without one. */
export const renderMessage = (
  { language, subject, body }: ChosenTexts,
  values: MergeValues,
  zone: string | null,
): RenderedMessage => {
  const saying = { values, language, zone };
  const lines = body
    .split(/\r\n|\r|\n/)
    .flatMap((line) => linesOf(line, saying))
    // A line that is left out may be between two blank ones.
    .filter(({ kind }, index, all) => kind !== 'blank' || all[index - 1]?.kind !== 'blank');
  return { language, subject: subjectOf(subject, saying), text: toText(lines), html: toHtml(lines, language) };
};
