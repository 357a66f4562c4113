import { ClientError, type JSONAPIRequestOptions, JSONAPISerializers, JSONAPISource } from '@orbit/jsonapi';
import { type InitializedRecord, RecordKeyMap, RecordSchema } from '@orbit/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Institution, serveInstitution } from './serve-institution.ts';

// The service gives the ids: Orbit makes one of its own for each record and maps it to this key.
const keys = { facet_id: {} };
const text = { type: 'string' };
const models = {
  user: { keys, attributes: { display_name: text, display_nmae: text, emails: { type: 'array' } } },
  profile: { keys },
  employment: {
    keys,
    attributes: { title: text, effective_from: { type: 'date' } },
    relationships: {
      user: { kind: 'hasOne', type: 'user', inverse: 'employments' },
      profile: { kind: 'hasOne', type: 'profile' },
    },
  },
  address: { keys, attributes: { label: text, address_line1: text } },
  department: { keys, attributes: { name: text } },
  course_evaluation_section: { keys, attributes: { name: text } },
  course_evaluation_student: {
    keys,
    relationships: { sections: { kind: 'hasMany', type: 'course_evaluation_section' } },
  },
} as const;

const paths: Readonly<Record<string, string>> = { address: 'addresses' };
const toPath = (type: string): string => paths[type] ?? `${type}s`;

let institution: Institution;
let source: JSONAPISource;
let keyMap: RecordKeyMap;

beforeAll(async () => {
  institution = await serveInstitution();
  keyMap = new RecordKeyMap();
  source = new JSONAPISource({
    schema: new RecordSchema({ models }),
    keyMap,
    host: institution.origin,
    namespace: 'api/v1',
    defaultFetchSettings: { headers: { Authorization: `Bearer ${institution.token}` } },
    // Paths are plural and in snake case, where Orbit would have dashes.
    serializerSettingsFor: (type) =>
      type === JSONAPISerializers.ResourceTypePath ? { serializationOptions: { inflectors: [toPath] } } : {},
  });
});

/** Orbit's identity of a record of the service. */
const identify = (type: string, facetId: string) => {
  const id = keyMap.idFromKeys(type, { facet_id: facetId }) ?? facetId;
  keyMap.pushRecord({ type, id, keys: { facet_id: facetId } });
  return { type, id };
};

describe('Orbit', () => {
  it('reads a resource with what it includes', async () => {
    const { user, profile, employment } = institution.ids;
    const { data, transforms } = await source.query(
      (query) => query.findRecord(identify('employment', employment)).options({ include: ['user', 'profile'] }),
      { fullResponse: true },
    );
    expect(data).toMatchObject({ attributes: { title: 'Lecturer', effective_from: new Date(2020, 8, 1) } });
    const got = transforms?.flatMap(({ operations }) => operations);
    expect(got).toMatchObject([
      { record: { type: 'employment', keys: { facet_id: employment } } },
      { record: { type: 'user', keys: { facet_id: user }, attributes: { display_name: 'Ada Lovelace' } } },
      { record: { type: 'profile', keys: { facet_id: profile } } },
    ]);
  });

  it('pages through a list by its links', async () => {
    const names: unknown[] = [];
    const page = { kind: 'cursor', size: 2 };
    let options: JSONAPIRequestOptions = { page };
    for (;;) {
      const { data, details } = await source.query<InitializedRecord[]>(
        (query) => query.findRecords('department').options(options),
        { fullResponse: true },
      );
      names.push((data ?? []).map(({ attributes }) => attributes?.name));
      const next = details?.[0]?.document?.links?.next;
      if (typeof next !== 'string') break;
      options = { url: next };
    }
    const [arts, law, letters, medicine, sciences] = institution.departments;
    expect(names).toEqual([[arts, law], [letters, medicine], [sciences]]);
  });

  it('creates a resource under an id of the service', async () => {
    const attributes = { display_name: 'Emmy Noether', emails: ['emmy@example.edu'] };
    const created = await source.update<InitializedRecord>((change) => change.addRecord({ type: 'user', attributes }));
    expect(created).toMatchObject({ attributes, keys: { facet_id: expect.any(String) } });
    expect(created.keys?.facet_id).not.toBe(created.id);
  });

  it('updates a resource', async () => {
    const address = identify('address', institution.ids.address);
    const updated = await source.update((change) =>
      change.updateRecord({ ...address, attributes: { label: 'Office' } }),
    );
    expect(updated).toMatchObject({ attributes: { label: 'Office', address_line1: '1 Main St' } });
  });

  it('adds to a relationship, replaces it and removes from it', async () => {
    const student = identify('course_evaluation_student', institution.ids.student);
    const [one, two, three] = institution.sections;
    const section = (id: string) => identify('course_evaluation_section', id);
    const taken = async () => {
      const found = await source.query<InitializedRecord[]>((query) => query.findRelatedRecords(student, 'sections'));
      return found.map(({ keys: given }) => given?.facet_id);
    };
    await source.update((change) => change.addToRelatedRecords(student, 'sections', section(two)));
    expect(await taken()).toEqual([one, two]);
    await source.update((change) => change.replaceRelatedRecords(student, 'sections', [section(two), section(three)]));
    expect(await taken()).toEqual([two, three]);
    await source.update((change) => change.removeFromRelatedRecords(student, 'sections', section(two)));
    expect(await taken()).toEqual([three]);
  });

  it('gets every error with its pointer', async () => {
    const attributes = { display_nmae: 'Emmy' };
    const refused = source.update((change) => change.addRecord({ type: 'user', attributes }));
    await expect(refused).rejects.toBeInstanceOf(ClientError);
    await expect(refused).rejects.toMatchObject({
      response: { status: 422 },
      data: {
        errors: [
          { detail: "Display name can't be blank", source: { pointer: '/data/attributes' } },
          { title: 'Validation Error', source: { pointer: '/data/attributes/display_nmae' } },
        ],
      },
    });
  });
});
