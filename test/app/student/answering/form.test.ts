import { describe, expect, it } from 'vitest';
import { toForm } from '../../../../app/src/student/answering/form.ts';
import { documentOf, question } from '../../support.ts';

const about = (id: string, subject: string, section = 'part', kind = 'scale') =>
  question(id, { kind, subject, text_translations: { de: id } }, section);

describe('a form', () => {
  it('puts questions about instructors to each in turn, and has the others between them where they stand', () => {
    const questions = [about('a', 'course'), about('b', 'instructor'), about('c', 'instructor'), about('d', 'course')];
    const { parts, asked } = toForm(documentOf(['part'], questions, ['x', 'y']));
    expect(
      parts[0]?.blocks.map(({ instructor, entries }) => [instructor?.name, entries.map(({ name }) => name)]),
    ).toEqual([
      [undefined, ['a']],
      ['x', ['b-x', 'c-x']],
      ['y', ['b-y', 'c-y']],
      [undefined, ['d']],
    ]);
    expect(asked.map(({ name }) => name)).toEqual(['a', 'b-x', 'c-x', 'b-y', 'c-y', 'd']);
  });

  it('has its parts in their order, headings that are not answered, and its languages once', () => {
    const questions = [
      about('h', 'course', 'two', 'heading'),
      about('b', 'course', 'two'),
      about('a', 'course', 'one'),
    ];
    const form = toForm(documentOf(['one', 'two'], questions));
    expect(form.parts.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(form.asked.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(form.languages).toEqual(['de']);
    expect(form).toMatchObject({ title: 'Algebra', section: '01', period: 'Autumn' });
  });
});
