import { describe, expect, it } from 'vitest';
import { quotesOneOf } from '../../../../../lib/domain/evaluations/replies/quotes.ts';

const comment = 'Señor Öztürk ließ uns im Fluß große Weißfische zählen, tagelang.';

describe('a quotation', () => {
  it.each([
    ['capital letters', comment.toUpperCase()],
    ['small letters', comment.toLowerCase()],
    ['accents apart from their letters', comment.normalize('NFD')],
    ['something invisible between letters and their accents', comment.normalize('NFD').replace(/\p{M}/gu, '\u200b$&')],
    ['something invisible everywhere', [...comment].join('\u00ad')],
    ['other blanks', comment.replaceAll(' ', '\u00a0\n\t\u3000')],
    ['blanks and lines in words', comment.replaceAll('ß', 'ß\n').replaceAll('ll', 'l l')],
    ['blanks left out', comment.replaceAll(' ', '')],
    ['wide letters', comment.replace(/[A-Za-z]/g, (each) => String.fromCodePoint(each.charCodeAt(0) + 0xfee0))],
  ])('with %s is found', (_, quoted) => {
    expect(quotesOneOf(`You said: “${quoted}”`, ['Nothing of it.', comment])).toBe(true);
  });

  it('with the final form of a Greek letter is found', () => {
    const greek = 'Ο καθηγητής Παπαδόπουλος δεν εξηγεί τίποτα στους φοιτητές.';
    expect(quotesOneOf(greek.toUpperCase().toLowerCase().replaceAll('ς', 'σ'), [greek])).toBe(true);
  });

  it('counts unless it was there before', () => {
    expect(quotesOneOf(`${comment} And more.`, [comment], comment)).toBe(false);
    expect(quotesOneOf(`${comment} And more.`, [comment], comment.slice(0, 20))).toBe(true);
  });

  it('has 30 characters', () => {
    const of = (length: number): string => [...comment].slice(0, length).join('');
    expect(quotesOneOf('Señor Öztürk ließ uns im Flu', [comment])).toBe(false);
    expect(quotesOneOf(`${of(27)}!`, [comment])).toBe(false);
    expect(quotesOneOf(of(30), [comment])).toBe(true);
    // Blanks at both ends count as they are.
    const words = 'one two three four five six seven';
    expect(quotesOneOf('two three four five six seven', [`one ${words.slice(4)} eight`])).toBe(false);
    expect(quotesOneOf('x two three four five six seven', [words])).toBe(true);
  });
});
