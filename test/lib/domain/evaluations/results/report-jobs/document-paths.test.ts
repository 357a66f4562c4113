import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { DocumentNames } from '../../../../../../lib/domain/evaluations/results/report-jobs/document-names.ts';
import {
  DocumentPaths,
  type Naming,
} from '../../../../../../lib/domain/evaluations/results/report-jobs/document-paths.ts';

const usual: DocumentNames = {
  term: 'Autumn 2025',
  year: '2025',
  departments: 'Mathematics',
  instructors: ['Ada Lovelace'],
  employee: '40-12',
  course_number: 'MATH 101',
  course_title: 'Algebra',
  section: '01',
};

const pathOf = (names: Partial<DocumentNames>, naming: Naming = 'plain'): string =>
  new DocumentPaths(naming).next({ ...usual, ...names });

describe('the path of a document', () => {
  it('says term, department, instructors, course and section', () => {
    expect(pathOf({})).toBe('Autumn 2025/Mathematics/Ada Lovelace/MATH 101 01.pdf');
    expect(pathOf({ course_number: null, instructors: ['Ada', 'Bob'] })).toBe(
      'Autumn 2025/Mathematics/Ada, Bob/Algebra 01.pdf',
    );
    expect(pathOf({ section: 'MATH 101 Algebra, section 01' })).toBe(
      'Autumn 2025/Mathematics/Ada Lovelace/MATH 101 Algebra, section 01.pdf',
    );
  });

  it('has a name for what has none', () => {
    const nothing = { term: null, departments: null, instructors: [], course_number: null, course_title: null };
    expect(pathOf({ ...nothing, section: null })).toBe(
      'No term/No department/No instructor/A section without a name.pdf',
    );
  });

  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['..', 'No department'],
    ['C:\\Windows\\system32', 'C Windows system32'],
    ['/root', 'root'],
    ['a\u0000b\r\nc', 'a b c'],
    ['.hidden. ', 'hidden'],
    ['NUL', '_NUL'],
    ['com1.txt', '_com1.txt'],
    ['exe\u202Efdp.pdf', 'exefdp.pdf'],
    ['\ud800x', '\ufffdx'],
    ['Ἀθῆναι', 'Ἀθῆναι'],
    ['   ', 'No department'],
    ['a/b', 'a b'],
    ['é'.normalize('NFD'), 'é'.normalize('NFC')],
  ])('makes one part of %j', (given, expected) => {
    expect(pathOf({ departments: given })).toBe(`Autumn 2025/${expected}/Ada Lovelace/MATH 101 01.pdf`);
  });

  it('is never long, nor cut within a character', () => {
    const long = '𝔛'.repeat(500);
    const path = pathOf({ term: long, departments: long, instructors: [long], course_number: long, section: long });
    expect(Buffer.byteLength(path)).toBeLessThan(260);
    expect(path.isWellFormed()).toBe(true);
  });

  it('is never the same twice, whatever a system takes for the same', () => {
    const paths = new DocumentPaths('plain');
    const all = ['A', 'a', 'Ａ', 'A (2)', 'A'].map((section) => paths.next({ ...usual, course_number: 'X', section }));
    expect(all.map((path) => path.split('/').at(-1))).toEqual([
      'X A.pdf',
      'X a (2).pdf',
      'X Ａ (3).pdf',
      'X A (2) (2).pdf',
      'X A (4).pdf',
    ]);
  });

  it('is one that archives take', () => {
    const zip = new ZipFile();
    for (const departments of ['..', '\\', 'a:', '\u0000', '𝔛'.repeat(99), '.\u200b.'])
      expect(() => zip.addBuffer(Buffer.alloc(0), pathOf({ departments }))).not.toThrow();
  });
});

describe('a name for Interfolio', () => {
  it('divides term, year, instructor, prefix, number and section by underscores', () => {
    expect(pathOf({ course_number: 'MATH-101_A' }, 'interfolio')).toBe('Autumn_2025_40.12_MATH_101.A_01.pdf');
    expect(pathOf({ section: 'MATH 101 Algebra, section 01' }, 'interfolio')).toBe(
      'Autumn_2025_40.12_MATH_101_section.01.pdf',
    );
    expect(pathOf({ term: 'Spring', year: '2026' }, 'interfolio')).toBe('Spring_2026_40.12_MATH_101_01.pdf');
  });

  it('says where something is not known', () => {
    expect(pathOf({ term: null, year: null, employee: null, course_number: null }, 'interfolio')).toBe(
      'unknown_unknown_unknown_unknown_unknown_01.pdf',
    );
  });
});
