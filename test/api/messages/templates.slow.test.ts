import { describe, expect, it } from 'vitest';
import { readKnown } from '../../../lib/domain/messages/templates/items.ts';
import { messageKeyOf } from '../../../lib/store/message-keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { startService } from '../../support/service.ts';
import { planMessage } from './support/plan-message.ts';

const service = await startService();
const path = '/api/v1/message_templates';
const type = 'message_template';

const texts = { subject: 'Still open: {{count}}', body: 'Dear {{person.display_name}},\n\n{{link}}' };

const create = (attributes: object) => {
  const data = { type, attributes: { name: crypto.randomUUID(), purpose: 'reminder', ...texts, ...attributes } };
  return service.call('POST', path, { body: { data } });
};

const update = (id: string, attributes: object) =>
  service.call('PATCH', `${path}/${id}`, { body: { data: { type, id, attributes } } });

const isDefault = async (id: string): Promise<unknown> =>
  (await service.call('GET', `${path}/${id}`)).document.data.attributes.is_default;

describe('a template', () => {
  it.each([
    [{ body: '{{link}} {{courses}}' }, 'unknown_merge_field', '/data/attributes/body'],
    [{ subject: '{{person.email}}' }, 'unknown_merge_field', '/data/attributes/subject'],
    [{ body: 'No link' }, 'missing_merge_field', '/data/attributes/body'],
    [{ body: '{{link}} {{' }, 'unknown_merge_field', '/data/attributes/body'],
    [
      { translations: { de: { subject: 'Offen', body: '{{links}} {{link}}' } } },
      'unknown_merge_field',
      '/data/attributes/translations/de/body',
    ],
    [
      { translations: { de: { subject: 'Offen', body: 'Kein Link' } } },
      'missing_merge_field',
      '/data/attributes/translations/de/body',
    ],
    [{ subject: 'Two\nlines' }, 'invalid_characters', '/data/attributes/subject'],
    [{ subject: 'x'.repeat(201) }, 'too_long', '/data/attributes/subject'],
    [{ purpose: 'greeting' }, 'not_in_list', '/data/attributes/purpose'],
  ])('with %j is refused as %s', async (attributes, code, pointer) => {
    const answer = await create(attributes);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.document.errors).toMatchObject([{ code, source: { pointer } }]);
  });

  it('keeps its purpose, and its changes need the merge fields of that', async () => {
    const { id } = (await create({})).document.data;
    const answer = await update(id, { purpose: 'invitation', body: '{{courses}} {{link}}' });
    expect(answer.document.errors).toMatchObject([{ code: 'unknown_merge_field', meta: { field: 'courses' } }]);
    expect(answer.document.errors[0].meta.allowed).toContain('count');
  });

  it('has a name of its own, also where two are created at once', async () => {
    const name = `Reminder ${crypto.randomUUID()}`;
    const answers = await Promise.all([create({ name }), create({ name: name.toUpperCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { id } = answers.find(({ status }) => status === 201)?.document.data ?? {};
    expect(answers.find(({ status }) => status === 409)?.document.errors).toMatchObject([
      { code: 'name_taken', meta: { id } },
    ]);
    expect((await service.call('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await create({ name })).status).toBe(201);
  });

  it('takes the place of the default of its purpose, of which there is one', async () => {
    const made = await Promise.all([create({ is_default: true }), create({ is_default: true })]);
    const other = (await create({ is_default: true, purpose: 'closing_soon' })).document.data.id;
    const ids = made.map(({ document }) => document.data.id);
    const defaults = await Promise.all(ids.map(isDefault));
    expect(defaults.filter(Boolean)).toHaveLength(1);
    const loser = ids[defaults.indexOf(false)];
    expect((await update(loser, { is_default: true })).status).toBe(200);
    expect(await Promise.all(ids.map(isDefault))).toEqual(ids.map((id) => id === loser));
    expect(await isDefault(other)).toBe(true);
  });

  it('stays as long as a message names it', async () => {
    const { id } = (await create({})).document.data;
    const { target } = await planMessage(service, {}, { template: { data: { type, id } } });
    expect((await service.call('DELETE', `${path}/${id}`)).status).toBe(409);
    await service.call('DELETE', target);
    expect((await service.call('DELETE', `${path}/${id}`)).status).toBe(204);
  });
});

describe('the number of templates', () => {
  it('ends at 100, also for many at once', async () => {
    const known = await readKnown(service.store);
    const templates: Record<string, object> = { ...known.templates };
    while (Object.keys(templates).length < 98) {
      const id = crypto.randomUUID();
      templates[id] = { name: id, purpose: 'reminder', is_default: false };
    }
    const set = Object.entries({ templates, changes: known.changes + 1 }).map(
      ([name, value]) => [[name], value] as const,
    );
    await service.store.write([changeStep(messageKeyOf.templates, { set }, () => 'never')]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.document.errors[0].code).toBe('too_many_templates');
    expect(Object.keys((await readKnown(service.store)).templates)).toHaveLength(100);
  });
});
