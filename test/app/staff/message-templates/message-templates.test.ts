import { describe, expect, it } from 'vitest';
import { isToStaff, mergeFieldsOf, neededFieldOf } from '../../../../app/src/staff/message-templates/merge-fields.ts';
import {
  attributesOf,
  labelsOf,
  newValues,
  pointerOf,
  toLanguage,
  valuesOf,
} from '../../../../app/src/staff/message-templates/template-values.ts';
import { fieldsOfPurpose } from '../../../../lib/domain/messages/merge-fields.ts';
import { isToStudents, messagePurposes } from '../../../../lib/resources/messages/course-evaluation-period-message.ts';
import { purposes } from '../../../../lib/resources/messages/purposes.ts';

it.each(purposes)('the merge fields of %s are those of the service', (purpose) => {
  const { allowed, required } = fieldsOfPurpose[purpose];
  expect([...mergeFieldsOf[purpose]].sort()).toEqual([...allowed].sort());
  expect([neededFieldOf(purpose)]).toEqual(required);
});

it.each(messagePurposes)('to which people %s goes is as the service has it', (purpose) => {
  expect(isToStaff(purpose)).toBe(!isToStudents(purpose));
});

describe('the fields of a template', () => {
  const attributes = {
    ...{ name: 'Short', purpose: 'reminder' as const, subject: 'Open', body: 'Dear\n\n{{link}}', is_default: true },
    translations: { de: { subject: 'Offen', body: '{{link}}' }, 'pt-BR': { subject: 'Aberto', body: '{{link}}' } },
  };
  // The fields look at these alone.
  const template = { attributes } as unknown as Parameters<typeof valuesOf>[0];

  it('stand for what was written', () => {
    const { purpose, ...changeable } = attributes;
    expect(valuesOf(template).purpose).toBe(purpose);
    expect(attributesOf(valuesOf(template))).toEqual(changeable);
  });

  it('have no default and no translation unless said', () => {
    const texts = { name: 'Short', subject: 'Open', body: '{{link}}' };
    expect(attributesOf({ ...newValues, ...texts, subject: ' Open ', name: 'Short ' })).toEqual({
      ...texts,
      is_default: false,
      translations: {},
    });
  });

  it('have names by the pointers of mistakes', () => {
    const labels = labelsOf(valuesOf(template));
    expect(labels[`${pointerOf('pt-BR')}/body`]).toBe('Text, Brazilian Portuguese');
    expect(labels[`${pointerOf()}/body`]).toBe('Text');
  });
});

it.each([
  ['de', 'de'],
  [' pt-br ', 'pt-BR'],
  ['deutsch!', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(toLanguage(text)).toBe(language);
});
