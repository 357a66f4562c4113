import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
let set: StoredRecord;
let section: StoredRecord;
beforeAll(async () => {
  service = await startService();
  const term = await service.seed('course_evaluation_term', { name: 'Fall' });
  const period = await service.seed(
    'course_evaluation_period',
    { name: 'Finals', evaluation_type: 'end_of_term' },
    { term: toOne(term) },
  );
  set = await service.seed('course_evaluation_question_set', { name: 'Course' }, { period: toOne(period) });
  section = await service.seed(
    'course_evaluation_question_set_section',
    { name: 'Pace' },
    { question_set: toOne(set) },
  );
});

const type = 'course_evaluation_question';
const path = '/api/v1/course_evaluation_questions';

const ask = (attributes: object) =>
  service.call('POST', path, {
    body: {
      data: {
        type,
        attributes: { text: 'How was it?', ...attributes },
        relationships: { question_set_section: toOne(section) },
      },
    },
  });

const patch = (id: string, attributes: object) =>
  service.call('PATCH', `${path}/${id}`, { body: { data: { type, id, attributes } } });

const asked = async (attributes: object) => {
  const { status, document, text } = await ask(attributes);
  expect(status, text).toBe(201);
  return document.data;
};

const labels = ['1', '2', '3', '4', '5'];
const choices = [
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
];

const inLanguages = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`en-x-${index}`, 'A']));

describe('a question', () => {
  it('is shown with what it did not say', async () => {
    const { attributes, relationships } = await asked({ kind: 'text' });
    expect(attributes).toMatchObject({
      text: 'How was it?',
      text_translations: null,
      kind: 'text',
      subject: 'course',
      position: null,
      is_required: false,
      not_applicable: true,
      scale: null,
      choices: null,
      allows_comment: false,
      max_length: 4_000,
    });
    expect(relationships.question_set.data).toEqual({ type: set.type, id: set.id });
  });

  it('is read as it was written', async () => {
    const attributes = {
      text: 'What helped you?',
      text_translations: { de: 'Was hat geholfen?', 'pt-BR': 'O que ajudou?' },
      kind: 'multiple_choice',
      subject: 'instructor',
      position: 3,
      is_required: true,
      not_applicable: false,
      choices,
      allows_comment: true,
    };
    const { id } = await asked(attributes);
    const { document } = await service.call('GET', `${path}/${id}`);
    expect(document.data.attributes).toMatchObject({ ...attributes, max_length: null });
  });

  it('belongs to the set of its section, whatever the request says', async () => {
    const other = '01890a5d-ac96-774b-bcce-b302099a8057';
    const relationships = {
      question_set_section: toOne(section),
      question_set: { data: { type: set.type, id: other } },
    };
    const attributes = { text: 'Which set?', kind: 'text' };
    const answer = await service.call('POST', path, { body: { data: { type, attributes, relationships } } });
    expect(answer.document.data.relationships.question_set.data.id).toBe(set.id);
  });

  it('has a section that is there', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const relationships = { question_set_section: { data: { type: section.type, id } } };
    const attributes = { text: 'Whose?', kind: 'text' };
    expectRefusal(await service.call('POST', path, { body: { data: { type, attributes, relationships } } }), 404, {
      code: 'related_not_found',
      source: { pointer: '/data/relationships/question_set_section/data' },
    });
  });

  it('keeps its section from being deleted', async () => {
    await asked({ kind: 'heading' });
    const answer = await service.call('DELETE', `/api/v1/course_evaluation_question_set_sections/${section.id}`);
    expect(answer.document.errors).toMatchObject([{ status: '409', code: 'referred_to' }]);
  });
});

describe('the scale of a question', () => {
  it.each([
    [{ points: 5 }, { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 }],
    [{ points: 7 }, { points: 7, first: 1, polarity: 'ascending', favourable_from: 5 }],
    [{ points: 2 }, { points: 2, first: 1, polarity: 'ascending', favourable_from: 2 }],
    [{ points: 4 }, { points: 4, first: 1, polarity: 'ascending', favourable_from: 3 }],
    [{ points: 10 }, { points: 10, first: 1, polarity: 'ascending', favourable_from: 6 }],
    [
      { points: 5, first: 0, labels },
      { points: 5, first: 0, labels, polarity: 'ascending', favourable_from: 3 },
    ],
    [
      { points: 5, polarity: 'descending' },
      { points: 5, first: 1, polarity: 'descending', favourable_from: 2 },
    ],
    [
      { points: 5, polarity: 'bipolar' },
      { points: 5, first: 1, polarity: 'bipolar', ideal: 3 },
    ],
    [
      { points: 4, polarity: 'bipolar' },
      { points: 4, first: 1, polarity: 'bipolar', ideal: 2.5 },
    ],
    [
      { points: 5, polarity: 'bipolar', ideal: 4, favourable_from: 3 },
      { points: 5, first: 1, polarity: 'bipolar', ideal: 4, favourable_from: 3 },
    ],
  ])('%j is filled in', async (given, whole) => {
    expect((await asked({ kind: 'scale', scale: given })).attributes.scale).toEqual(whole);
  });

  it.each([
    [{}, 'blank', ''],
    [{ points: 1 }, 'too_small', '/points'],
    [{ points: 11 }, 'too_great', '/points'],
    [{ points: 2.5 }, 'not_an_integer', '/points'],
    [{ points: '5' }, 'not_an_integer', '/points'],
    [{ points: 5, first: null }, 'not_an_integer', '/first'],
    [{ points: 5, labels: ['a'] }, 'wrong_number', '/labels'],
    [{ points: 2, labels: ['a', 3] }, 'not_a_string', '/labels/1'],
    [{ points: 2, label_translations: { de: ['a', 'b'] } }, 'does_not_apply', '/label_translations'],
    [{ points: 2, labels: ['a', 'b'], label_translations: { de: ['a'] } }, 'wrong_number', '/label_translations/de'],
    [
      { points: 2, labels: ['a', 'b'], label_translations: { de: [1, ''] } },
      'not_a_string',
      '/label_translations/de/0',
    ],
    [{ points: 2, labels: ['a', 'b'], label_translations: { '?': [] } }, 'not_a_language_tag', '/label_translations/?'],
    [{ points: 5, polarity: 'upwards' }, 'not_in_list', '/polarity'],
    [{ points: 5, favourable_from: 6 }, 'off_scale', '/favourable_from'],
    [{ points: 5, first: 0, favourable_from: -1 }, 'off_scale', '/favourable_from'],
    [{ points: 5, ideal: 3 }, 'does_not_apply', '/ideal'],
    [{ points: 5, polarity: 'bipolar', ideal: 5.5 }, 'off_scale', '/ideal'],
    [{ points: 5, colour: 'red' }, 'unknown', '/colour'],
    ['5', 'not_an_object', ''],
    [[5], 'not_an_object', ''],
  ])('%j is refused: %s at %s', async (scale, code, at) => {
    const answer = await ask({ kind: 'scale', scale });
    expectRefusal(answer, 422, { code, source: { pointer: `/data/attributes/scale${at}` } });
  });

  it('reports all that is wrong at once, in words', async () => {
    const answer = await ask({ kind: 'scale', text: ' ', scale: { points: 0, polarity: 7 } });
    expectRefusal(
      answer,
      422,
      { detail: "Text can't be blank", source: { pointer: '/data/attributes/text' } },
      {
        detail: 'Scale points must be greater than or equal to 2',
        source: { pointer: '/data/attributes/scale/points' },
      },
      {
        detail: 'Scale polarity is not included in the list',
        source: { pointer: '/data/attributes/scale/polarity' },
      },
    );
  });
});

describe('the choices of a question', () => {
  it.each([
    [[], 'blank', ''],
    [{}, 'not_an_array', ''],
    [['a'], 'not_an_object', '/0'],
    [[{ key: 'a' }], 'blank', '/0'],
    [[{ key: 'a', label: ' \u200b' }], 'blank', '/0'],
    [[{ key: 'A', label: 'A' }], 'invalid_key', '/0/key'],
    [[{ key: '', label: 'A' }], 'invalid_key', '/0/key'],
    [[{ key: 'a'.repeat(41), label: 'A' }], 'too_long', '/0/key'],
    [[...choices, { key: 'a', label: 'C' }], 'taken', '/2/key'],
    [[{ key: 'a', label: 'A', value: 1 }], 'unknown', '/0/value'],
    [[{ key: 'a', label: 'A', label_translations: ['B'] }], 'not_an_object', '/0/label_translations'],
    [[{ key: 'a', label: 'A', label_translations: { de: ' ' } }], 'blank', '/0/label_translations'],
    [[{ key: 'a', label: 'A', label_translations: inLanguages(21) }], 'too_many', '/0/label_translations'],
    [Array.from({ length: 51 }, (_, n) => ({ key: `k${n}`, label: 'K' })), 'too_many', ''],
  ])('%j are refused: %s at %s', async (given, code, at) => {
    const answer = await ask({ kind: 'single_choice', choices: given });
    expectRefusal(answer, 422, { code, source: { pointer: `/data/attributes/choices${at}` } });
  });

  it('have labels in other languages, as scales and sections have', async () => {
    const translated = { label_translations: { de: 'A', 'pt-BR': 'A' } };
    const given = choices.map((each) => ({ ...each, ...translated }));
    expect((await asked({ kind: 'single_choice', choices: given })).attributes.choices).toEqual(given);
    const scale = { points: 2, labels: ['no', 'yes'], label_translations: { de: ['nein', 'ja'] } };
    expect((await asked({ kind: 'scale', scale })).attributes.scale).toMatchObject(scale);
    const attributes = { name_translations: { de: 'Tempo' } };
    const body = { data: { type: section.type, id: section.id, attributes } };
    const changed = await service.call('PATCH', `/api/v1/${section.type}s/${section.id}`, { body });
    expect(changed.document.data.attributes, changed.text).toMatchObject({ name: 'Pace', ...attributes });
  });

  it('are at most 50', async () => {
    const fifty = Array.from({ length: 50 }, (_, n) => ({ key: `k_${n}`, label: 'K' }));
    expect((await asked({ kind: 'multiple_choice', choices: fifty })).attributes.choices).toEqual(fifty);
  });
});

describe('what belongs to a kind', () => {
  it.each([
    [{ kind: 'scale' }, 'required_for_kind', '/data/attributes'],
    [{ kind: 'text', scale: { points: 5 } }, 'does_not_apply', '/data/attributes/scale'],
    [{ kind: 'heading', scale: { points: 5 } }, 'does_not_apply', '/data/attributes/scale'],
    [{ kind: 'single_choice' }, 'required_for_kind', '/data/attributes'],
    [{ kind: 'multiple_choice', choices: null }, 'required_for_kind', '/data/attributes/choices'],
    [{ kind: 'scale', scale: { points: 5 }, choices }, 'does_not_apply', '/data/attributes/choices'],
    [{ kind: 'text', allows_comment: true }, 'does_not_apply', '/data/attributes/allows_comment'],
    [{ kind: 'heading', allows_comment: true }, 'does_not_apply', '/data/attributes/allows_comment'],
    [{ kind: 'single_choice', choices, max_length: 10 }, 'does_not_apply', '/data/attributes/max_length'],
    [{ kind: 'text', max_length: 10_001 }, 'too_great', '/data/attributes/max_length'],
    [{ kind: 'text', max_length: 0 }, 'too_small', '/data/attributes/max_length'],
    [{ kind: 'essay' }, 'not_in_list', '/data/attributes/kind'],
    [{}, 'blank', '/data/attributes'],
    [{ kind: 'text', subject: 'room' }, 'not_in_list', '/data/attributes/subject'],
    [{ kind: 'text', position: -1 }, 'too_small', '/data/attributes/position'],
    [{ kind: 'text', text: 'x'.repeat(1_025) }, 'too_long', '/data/attributes/text'],
    [{ kind: 'text', text_translations: ['de'] }, 'not_an_object', '/data/attributes/text_translations'],
    [{ kind: 'text', text_translations: { de: 3 } }, 'not_a_string', '/data/attributes/text_translations/de'],
    [{ kind: 'text', text_translations: { de: '' } }, 'blank', '/data/attributes/text_translations'],
    [
      { kind: 'text', text_translations: { de: 'x'.repeat(1_025) } },
      'too_long',
      '/data/attributes/text_translations/de',
    ],
    [
      { kind: 'text', text_translations: { 'no tag': 'x' } },
      'not_a_language_tag',
      '/data/attributes/text_translations/no tag',
    ],
  ])('%j is refused: %s at %s', async (attributes, code, pointer) => {
    expectRefusal(await ask(attributes), 422, { code, source: { pointer } });
  });

  it('is also looked at where a change gives only a part of it', async () => {
    const { id } = await asked({ kind: 'scale', scale: { points: 5 } });
    const [heading, bare] = [await patch(id, { kind: 'text' }), await patch(id, { scale: null })];
    expectRefusal(heading, 422, { code: 'does_not_apply', source: { pointer: '/data/attributes' } });
    expectRefusal(bare, 422, { code: 'required_for_kind', source: { pointer: '/data/attributes/scale' } });
    const changed = await patch(id, { kind: 'text', scale: null, max_length: 100 });
    expect(changed.document.data.attributes).toMatchObject({ kind: 'text', scale: null, max_length: 100 });
  });
});
