import { describe, expect, it } from 'vitest';
import { contactOf } from '../../../../lib/domain/messages/institution-values.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';

const said = (institution: object) => contactOf(institution as StoredRecord).contact;

describe('the contact in mails', () => {
  it('has the name of the institution, once', () => {
    const contact = { name: 'Evaluation Office', email: 'evaluations@example.edu' };
    const name = 'Ellery Bay University';
    expect(said({ contact, name })).toBe('Evaluation Office, Ellery Bay University, evaluations@example.edu');
    expect(said({ contact, name: null })).toBe('Evaluation Office, evaluations@example.edu');
    expect(said({ contact: { ...contact, name: `Office of ${name}` }, name })).toBe(
      'Office of Ellery Bay University, evaluations@example.edu',
    );
    expect(said({ contact: { email: contact.email }, name })).toBe('Ellery Bay University, evaluations@example.edu');
  });

  it('is missing where the institution has no contact', () => {
    expect(said({ contact: null, name: 'Ellery Bay University' })).toBeUndefined();
  });
});
