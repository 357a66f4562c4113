import { describe, expect, it } from 'vitest';
import { missingFields, unknownFields } from '../../../../lib/domain/messages/merge-fields.ts';
import { shippedTemplates } from '../../../../lib/domain/messages/templates/shipped-templates.ts';
import { chooseTexts } from '../../../../lib/domain/messages/templates/template-texts.ts';
import { purposes } from '../../../../lib/resources/messages/purposes.ts';

describe('the merge fields of a text', () => {
  it.each([
    ['{{ link }} and {{period.name}}', []],
    ['{{courses}}', ['courses']],
    ['{{response_rates}} {{constructor}}', ['response_rates', 'constructor']],
    ['{{}}', ['']],
    ['Dear {{person.display_name', ['{{person.display_name']],
    ['Dear person.display_name}}', ['}}']],
    ['{{{{link}}}}', ['{{', '}}']],
    ['{ link } } {', []],
  ])('%j of a reminder has the unknown ones %j', (text, unknown) => {
    expect(unknownFields('reminder', text)).toEqual(unknown);
  });

  it('are found in a text of 10,000 characters of braces within moments', () => {
    const begun = performance.now();
    expect(unknownFields('invitation', '{'.repeat(10_000))).toHaveLength(5_000);
    expect(unknownFields('invitation', '{{a'.repeat(3_333))).toHaveLength(3_333);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('must have the link in an invitation', () => {
    expect(missingFields('invitation', 'Dear {{person.display_name}}')).toEqual(['link']);
    expect(missingFields('invitation', 'Open {{link}}')).toEqual([]);
  });
});

describe('the shipped templates', () => {
  it.each(purposes)('of %s are in English and German, with the merge fields that they may and must have', (purpose) => {
    const texts = shippedTemplates[purpose];
    expect(Object.keys(texts)).toEqual(['en', 'de']);
    for (const { subject, body } of Object.values(texts)) {
      expect([...unknownFields(purpose, subject), ...unknownFields(purpose, body)]).toEqual([]);
      expect(missingFields(purpose, body)).toEqual([]);
      expect(subject.length).toBeLessThanOrEqual(200);
    }
  });
});

describe('the language of a mail', () => {
  const texts = {
    en: { subject: 'E', body: 'E' },
    'de-AT': { subject: 'A', body: 'A' },
    'zh-Hans': { subject: 'Z', body: 'Z' },
  };

  it.each([
    [['de-AT'], 'de-AT'],
    [['de-CH'], 'de-AT'],
    [['EN-gb'], 'en'],
    [['fr', 'zh'], 'zh-Hans'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (wanted, language) => {
    expect(chooseTexts(texts, wanted).language).toBe(language);
  });
});
