import type { DataDocument, ResourceObject } from '../../../../lib/jsonapi/resource-object.ts';
import type { DescribedOperation } from '../../../../lib/openapi/described-operation.ts';
import type { Cost } from '../../../support/server-timing.ts';

/** Requests to DynamoDB, and how many of them one after another. */
export type Effort = Pick<Cost, 'requests' | 'roundTrips'>;

/** An address with what it answered. */
export interface Visit {
  readonly address: string;
  /** What the OpenAPI document says of it; undefined for a page that is no operation. */
  readonly described: DescribedOperation | undefined;
  readonly document: DataDocument;
  readonly cost: Effort;
}

/** The resources of an answer: its primary data, then those that it includes. */
export const resourcesOf = ({ data, included = [] }: DataDocument): ResourceObject[] => [
  ...[data ?? []].flat(),
  ...included,
];

/** The paths that the query of an address includes. */
export const includedBy = (address: string): string[] =>
  (new URL(address).searchParams.get('include') ?? '').split(',').filter((path) => path !== '');

/** The same address with some parameters set. */
export const withQuery = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};
