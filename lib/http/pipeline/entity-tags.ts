import { hash } from 'node:crypto';

/** An entity tag as a header names it (RFC 9110, 8.8.3). */
export interface EntityTag {
  readonly isWeak: boolean;
  /** What stands between the quotation marks. */
  readonly opaque: string;
}

// Sticky, and every repeated class ends at a character that it does not hold: linear however long the header is.
// A list may have empty elements (RFC 9110, 5.6.1.2).
const listed = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(,|$)/y;

/** The tags of `If-Match` or `If-None-Match`, or `*`; undefined for what is no such list. */
export const parseEntityTags = (header: string): '*' | EntityTag[] | undefined => {
  if (header.trim() === '*') return '*';
  const tags: EntityTag[] = [];
  listed.lastIndex = 0;
  for (;;) {
    const [, weak, opaque, end] = listed.exec(header) ?? [];
    if (end === undefined) return undefined;
    if (opaque !== undefined) tags.push({ isWeak: weak !== undefined, opaque });
    if (end === '') return tags.length === 0 ? undefined : tags;
  }
};

// Enough that two bodies of one resource never share it.
const digestLength = 22;

/** The strong tag of a body: its digest, after the version of the resource where it shows one. */
export const entityTagOf = (body: string | Buffer, version?: number): string => {
  const digest = hash('sha256', body, 'base64url').slice(0, digestLength);
  return version === undefined ? `"${digest}"` : `"v${version}.${digest}"`;
};

const compressed = '-gzip';

/** The tag of the same answer when it is sent compressed. */
export const compressedTagOf = (entityTag: string): string => `${entityTag.slice(0, -1)}${compressed}"`;

/** The version that a tag names: `v<version>` alone, or the tag of an answer. Weak tags name none (RFC 9110, 13.1.1). */
export const versionNamedBy = ({ isWeak, opaque }: EntityTag): number | undefined => {
  const digits = /^v(\d{1,15})(?:\.|$)/.exec(opaque)?.[1];
  return isWeak || digits === undefined ? undefined : Number(digits);
};

/** Whether `If-None-Match` does not name the entity tag of an answer, by weak comparison (RFC 9110, 13.1.2). */
export const matchesNone = (header: string, entityTag: string): boolean => {
  const tags = parseEntityTags(header);
  if (tags === undefined) return true;
  return tags !== '*' && !tags.some(({ opaque }) => entityTag.replace(/^W\//, '') === `"${opaque}"`);
};
