import { capitalise } from '../../runtime/capitalise.ts';
import { type OperationRow, pluralOf } from './operations.ts';
import type { AnyResource } from './resource.ts';

const linkageVerbs: Readonly<Record<OperationRow['method'], string>> = {
  GET: 'Read the linkage of',
  POST: 'Add to',
  PATCH: 'Replace',
  DELETE: 'Remove from',
};

const withArticle = (title: string): string => `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`;

/** A few words on what an operation of a type does. */
export const summaryOf = (resource: AnyResource, { kind, method, relationship }: OperationRow): string => {
  const title = withArticle(resource.title);
  if (kind === 'relationship') return `${linkageVerbs[method]} \`${relationship}\` of ${title}`;
  if (kind === 'related') return `Read what is related to ${title}`;
  return `${capitalise(kind)} ${kind === 'list' ? pluralOf(resource) : title}`;
};
