import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { pages, resources } from 'facet-client/pages';
import type { QuestionValues } from '../questions/question-values.ts';
import { useStaff } from '../session/staff.tsx';
import { type BankItem, type BankState, itemAttributesOf } from './items.ts';

const keys = {
  all: ['bank', 'all'],
  one: (id: string) => ['bank', 'one', id],
  uses: (id: string) => ['bank', 'uses', id],
};

/** Reads the items of the bank in the order of their creation; with `state`, only the items in that state. */
export const useBankItems = (state?: BankState) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: [...keys.all, state ?? ''],
    queryFn: () => {
      const query = { 'page[size]': 100, ...(state && { 'filter[state]': [state] }) };
      return ask((client) => Array.fromAsync(resources(client, '/api/v1/question_bank_items', { params: { query } })));
    },
  });
};

/** Reads an item; reads it again every 20 seconds, because two people may edit it at once. */
export const useBankItem = (id: string | undefined) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: keys.one(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: 20_000,
    queryFn: () => ask((client) => readItem(client, id ?? '')),
  });
};

/** The previous versions of an item, the latest first. */
export const useVersions = ({ id, meta }: BankItem) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: [...keys.one(id), 'versions', meta.version],
    queryFn: async () => {
      const params = { path: { id } };
      return (await ask((client) => client.get('/api/v1/question_bank_items/{id}/versions', { params }))).meta.versions;
    },
  });
};

/** A copy of an item in a question set. */
export interface Use {
  readonly id: string;
  readonly version: number;
  readonly period: { readonly id: string; readonly name: string };
  readonly set: string;
}

/** The most questions that are searched for copies. */
export const mostSought = 3_000;

const usesOf = async (client: FacetClient, item: string): Promise<{ uses: readonly Use[]; isCut: boolean }> => {
  const uses: Use[] = [];
  let seen = 0;
  const include = ['question_set.period' as const];
  const query = { include, sort: ['-created_at' as const], 'page[size]': 100 };
  for await (const { data, included = [] } of pages(client, '/api/v1/course_evaluation_questions', {
    params: { query },
  })) {
    const byId = new Map(included.map((each) => [each.id, each]));
    for (const { id, attributes, relationships } of data) {
      if (attributes.origin?.item !== item) continue;
      const set = byId.get(relationships.question_set.data?.id ?? '');
      if (set?.type !== 'course_evaluation_question_set') continue;
      const period = byId.get(set.relationships.period.data?.id ?? '');
      if (period?.type !== 'course_evaluation_period') continue;
      const of = { id: period.id, name: period.attributes.name ?? '' };
      uses.push({ id, version: attributes.origin.version, period: of, set: set.attributes.name });
    }
    seen += data.length;
    if (seen >= mostSought) return { uses, isCut: true };
  }
  return { uses, isCut: false };
};

/** Reads the copies of an item, the latest first. It reads only on demand, because it searches all questions. */
export const useUses = (id: string, isWanted: boolean) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: keys.uses(id),
    enabled: isWanted,
    queryFn: () => ask((client) => usesOf(client, id)),
  });
};

const ownerLink = (owner: string) => ({
  owner: { data: owner === '' ? null : { type: 'department' as const, id: owner } },
});

/** Reads the present version of an item. */
export const readItem = async (client: FacetClient, id: string): Promise<BankItem> =>
  (await client.get('/api/v1/question_bank_items/{id}', { params: { path: { id } } })).data;

/** Creates a draft for an owner; for the institution if the owner is empty. */
export const createItem = async (
  client: FacetClient,
  { values, owner }: { readonly values: QuestionValues; readonly owner: string },
  idempotencyKey: string,
): Promise<BankItem> => {
  const body = {
    data: {
      type: 'question_bank_item' as const,
      attributes: { ...itemAttributesOf(values), state: 'draft' as const },
      relationships: ownerLink(owner),
    },
  };
  return (await client.post('/api/v1/question_bank_items', { body, idempotencyKey })).data;
};

interface ItemChange {
  readonly attributes?: Partial<ReturnType<typeof itemAttributesOf>> & { readonly state?: BankState };
  /** The id of a department; empty for the institution. */
  readonly owner?: string;
}

/** Changes an item in the version that the user saw. */
export const changeItem = async (
  client: FacetClient,
  { id, version }: { readonly id: string; readonly version: number },
  { attributes = {}, owner }: ItemChange,
  idempotencyKey: string,
): Promise<BankItem> => {
  const relationships = owner === undefined ? {} : { relationships: ownerLink(owner) };
  const body = { data: { type: 'question_bank_item' as const, id, attributes, ...relationships } };
  const call = { params: { path: { id } }, body, ifMatch: version, idempotencyKey };
  return (await client.patch('/api/v1/question_bank_items/{id}', call)).data;
};

/** Returns a function that shows the present version of an item and has lists read again. */
export const useShownItem = () => {
  const known = useQueryClient();
  return (item: BankItem): void => {
    void known.cancelQueries({ queryKey: keys.one(item.id), exact: true });
    known.setQueryData(keys.one(item.id), item);
    void known.invalidateQueries({ queryKey: keys.all });
  };
};

/** Deletes an item in the version that the user saw. */
export const deleteItem = (client: FacetClient, { id, meta }: BankItem): Promise<unknown> =>
  client.delete('/api/v1/question_bank_items/{id}', { params: { path: { id } }, ifMatch: meta.version });

/** Returns a function that reads the lists again and drops a deleted item from the cache. */
export const useForgottenItems = () => {
  const known = useQueryClient();
  return async (gone?: string): Promise<void> => {
    if (gone !== undefined) known.removeQueries({ queryKey: keys.one(gone) });
    await known.invalidateQueries({ queryKey: keys.all });
  };
};
