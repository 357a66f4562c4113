import type { FilterCondition, WalkedIdCondition, WalkedWordsCondition } from '../../jsonapi/filter.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Visibility } from '../../model/definition/visibility.ts';
import type { Concerned } from '../../model/read/concerned.ts';
import { foundByWords, type WordsOf } from '../../model/read/found-by-words.ts';
import { filterAccess } from '../../model/read/list-access.ts';
import { visibilityFor } from '../../model/read/read-records.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';

/** How the records of a type are found by words while their list is walked. */
export type OpenWords = (request: OperationRequest) => Promise<WordsOf>;

/** How the records of a type that concern a given id are found while their list is walked; the type is not restricted. */
export type OpenConcerned = (request: OperationRequest, id: string) => Promise<Concerned>;

/** A list as a caller sees it. */
export interface SeenList {
  readonly visibility: Visibility | undefined;
  /** The records do not show the value that narrows the list, so that only reading can count them. */
  readonly isConcerned?: true;
  /** Conditions that are still to be checked on each record. */
  readonly conditions: readonly FilterCondition[];
}

const isWalkedFor = (condition: FilterCondition): condition is WalkedWordsCondition =>
  condition.kind === 'walked words';

const isIdWalkedFor = (condition: FilterCondition): condition is WalkedIdCondition => condition.kind === 'walked id';

/** The part of a list that concerns the resource in the condition. */
const seeConcerned = async (
  conditions: readonly FilterCondition[],
  condition: WalkedIdCondition,
  open: (id: string) => Promise<Concerned>,
): Promise<SeenList> => {
  const { conditions: more, ...visibility } = await open(condition.id);
  const others = conditions.filter((each) => each !== condition);
  return { conditions: [...others, ...more], visibility, isConcerned: true };
};

/** Determines which records of a list a caller sees, narrowed to those that the words find or that concern the given id. */
export const seeList = async (
  request: OperationRequest,
  resource: AnyResource,
  {
    conditions,
    openWords,
    openConcerned,
  }: {
    readonly conditions: readonly FilterCondition[];
    readonly openWords?: OpenWords | undefined;
    readonly openConcerned?: OpenConcerned | undefined;
  },
): Promise<SeenList> => {
  const concerned = conditions.find(isIdWalkedFor);
  if (concerned !== undefined && openConcerned !== undefined)
    return seeConcerned(conditions, concerned, (id) => openConcerned(request, id));
  const search = conditions.find(isWalkedFor);
  const [visibility, wordsOf] = await Promise.all([
    visibilityFor(request, resource),
    search === undefined ? undefined : openWords?.(request),
  ]);
  if (search === undefined || wordsOf === undefined) return { conditions, visibility };
  return {
    conditions: conditions.filter((each) => each !== search),
    visibility: foundByWords(visibility, search, wordsOf),
  };
};

/** How the total of what a caller sees can be had: from indexes, by reading all that is shown, or not for little. */
export const countingOf = (
  resource: AnyResource,
  { visibility, conditions }: SeenList,
): 'in indexes' | 'by reading' | undefined => {
  const isNarrowed = filterAccess(resource, conditions) !== undefined;
  if (visibility === undefined) return isNarrowed ? 'in indexes' : undefined;
  const mayHide = conditions.some(({ field }) => field === visibility.hidesBy);
  if (visibility.keepsAll && !mayHide) return isNarrowed ? 'in indexes' : undefined;
  if (visibility.among !== undefined || (isNarrowed && mayHide)) return 'by reading';
  // A walk that keeps few records reads most of the list for one page, so no total is counted.
  return isNarrowed && !visibility.keepsMost ? 'by reading' : undefined;
};
