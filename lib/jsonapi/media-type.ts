import { notAcceptable, unsupportedMediaType } from '../errors/documents.ts';
import { refuse } from '../errors/error-kind.ts';

/** The media type of every body that comes in or goes out. */
export const mediaType = 'application/vnd.api+json';

interface MediaRange {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
}

// A quoted string may hold commas and semicolons, so a header is not split at every one of them. One pass, because a
// pattern takes time that grows with the square of a hostile header.
const splitOutsideQuotes = (text: string, separator: ',' | ';'): string[] => {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let position = 0; position < text.length; position += 1) {
    const character = text[position];
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\\' && isQuoted) position += 1;
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(start, position));
      start = position + 1;
    }
  }
  return [...parts, text.slice(start)];
};

const parseMediaRange = (text: string): MediaRange => {
  const [type = '', ...rest] = splitOutsideQuotes(text, ';');
  // A semicolon need not have a parameter behind it (RFC 9110, 5.6.6).
  const written = rest.filter((parameter) => parameter.trim() !== '');
  const parameters = written.map((parameter): [string, string] => {
    const [name = '', ...value] = parameter.split('=');
    return [
      name.trim().toLowerCase(),
      value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/s, '$1'),
    ];
  });
  return { type: type.trim().toLowerCase(), parameters: new Map(parameters) };
};

const hasOnly = (range: MediaRange, names: readonly string[]): boolean =>
  [...range.parameters.keys()].every((name) => names.includes(name));

// Only a URI names an extension: `ext=""` asks for none.
const asksForExtension = ({ parameters }: MediaRange): boolean => (parameters.get('ext') ?? '').trim() !== '';

/** Refuses (415) a request body that is compressed or otherwise encoded. */
export const requirePlainBody = (contentEncoding: string | undefined): void => {
  if (contentEncoding === undefined || contentEncoding.trim().toLowerCase() === 'identity') return;
  throw refuse(unsupportedMediaType, 'A request body must be sent without a content encoding', 'Content-Encoding');
};

/** Refuses (415) a request body whose `Content-Type` is not JSON:API's, has foreign parameters, or asks for an extension. */
export const requireJsonApiBody = (contentType: string | undefined): void => {
  const range = parseMediaRange(contentType ?? '');
  const unsupported = (detail: string) => refuse(unsupportedMediaType, detail, 'Content-Type');
  if (range.type !== mediaType) throw unsupported(`A request body must be sent as ${mediaType}`);
  if (!hasOnly(range, ['ext', 'profile']))
    throw unsupported(`${mediaType} takes no parameters but "ext" and "profile"`);
  if (asksForExtension(range)) throw unsupported('No JSON:API extension is supported');
};

/** The URI of the Atomic Operations extension. */
export const atomicExtension = 'https://jsonapi.org/ext/atomic';

const isAtomic = (range: MediaRange): boolean => {
  const extensions = (range.parameters.get('ext') ?? '').split(' ').filter((uri) => uri !== '');
  return extensions.length > 0 && extensions.every((uri) => uri === atomicExtension);
};

/** Refuses (415) a request body that is not JSON:API's with the Atomic Operations extension. */
export const requireAtomicBody = (contentType: string | undefined): void => {
  const range = parseMediaRange(contentType ?? '');
  if (range.type === mediaType && hasOnly(range, ['ext', 'profile']) && isAtomic(range)) return;
  const detail = `Operations must be sent as ${mediaType}; ext="${atomicExtension}"`;
  throw refuse(unsupportedMediaType, detail, 'Content-Type');
};

// "q" weighs a range and is no media type parameter (RFC 9110, 12.5.1); weight 0 means "not this one".
const weightOf = ({ parameters }: MediaRange): number => {
  const weight = Number(parameters.get('q') ?? 1);
  return Number.isNaN(weight) ? 1 : weight;
};
const isWanted = (range: MediaRange): boolean => weightOf(range) !== 0;
const isPlain = (range: MediaRange): boolean => hasOnly(range, ['ext', 'profile', 'q']) && !asksForExtension(range);

// Where JSON:API's own type is named, it decides over all wildcards (JSON:API 1.1, server responsibilities).
const isAcceptable = (ranges: readonly MediaRange[]): boolean => {
  const own = ranges.filter(({ type }) => type === mediaType);
  if (own.length > 0) return own.some((range) => isWanted(range) && isPlain(range));
  return ranges.some((range) => isWanted(range) && ['*/*', 'application/*'].includes(range.type));
};

/**
 * How much an `Accept` header wants something, from 0 to 1: the first of these ranges that it holds decides (RFC 9110,
 * 12.5.1). Those of JSON:API's type with foreign parameters are ignored.
 */
export const weightIn = (accept: string, ranges: readonly string[]): number => {
  const given = splitOutsideQuotes(accept, ',').map(parseMediaRange);
  const counted = given.filter((range) => range.type !== mediaType || isPlain(range));
  const weights = ranges.map((type) => counted.filter((range) => range.type === type).map(weightOf));
  return Math.max(0, ...(weights.find(({ length }) => length > 0) ?? []));
};

/** Whether an `Accept` header asks for a profile; a slash at the end of its URI makes no difference. */
export const asksForProfile = (accept: string, profile: string): boolean =>
  splitOutsideQuotes(accept, ',')
    .map(parseMediaRange)
    .filter((range) => range.type === mediaType && isWanted(range) && isPlain(range))
    .flatMap(({ parameters }) => parameters.get('profile')?.split(' ') ?? [])
    .some((uri) => uri.replace(/\/$/, '') === profile);

/** The media type of an answer to which a profile was applied. */
export const mediaTypeWith = (profile: string): string => `${mediaType}; profile="${profile}"`;

/** Refuses (406) an `Accept` header under which no JSON:API answer of this server is acceptable. */
export const requireAcceptable = (accept: string | undefined): void => {
  if (accept === undefined || accept.trim() === '') return;
  if (isAcceptable(splitOutsideQuotes(accept, ',').map(parseMediaRange))) return;
  throw refuse(notAcceptable, mediaType);
};

/** Refuses (406) an `Accept` header under which no answer with the Atomic Operations extension is acceptable. */
export const requireAtomicAcceptable = (accept: string | undefined): void => {
  if (accept === undefined || accept.trim() === '') return;
  const ranges = splitOutsideQuotes(accept, ',').map(parseMediaRange).filter(isWanted);
  const own = ranges.filter(({ type }) => type === mediaType);
  const takes = (range: MediaRange): boolean => hasOnly(range, ['ext', 'profile', 'q']) && isAtomic(range);
  if (own.some(takes) || (own.length === 0 && ranges.some(({ type }) => ['*/*', 'application/*'].includes(type))))
    return;
  throw refuse(notAcceptable, `${mediaType}; ext="${atomicExtension}"`);
};
