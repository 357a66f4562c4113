import { describe, expect, it } from 'vitest';
import { makeReport } from '../../../../../../lib/domain/evaluations/results/reports/make-report.ts';
import { richBlocks } from '../../../../../../lib/domain/evaluations/results/reports/rich-blocks.ts';
import { commentOn, reportSource } from '../../../../../support/report-source.ts';

describe('rich text', () => {
  it('becomes paragraphs and items with their emphasis and links', () => {
    const html =
      '<h2>Read</h2><p>the <b>comments</b>, see <a href="https://x.example/?a=1&amp;b=2">this</a></p><ul><li>1 &lt; 2</li></ul>';
    const plain = { bold: false, italic: false, href: null };
    expect(richBlocks(html)).toEqual([
      { kind: 'paragraph', runs: [{ ...plain, text: 'Read', bold: true }] },
      {
        kind: 'paragraph',
        runs: [
          { ...plain, text: 'the ' },
          { ...plain, text: 'comments', bold: true },
          { ...plain, text: ', see ' },
          { ...plain, text: 'this', href: 'https://x.example/?a=1&b=2' },
        ],
      },
      { kind: 'item', runs: [{ ...plain, text: '1 < 2' }] },
    ]);
  });

  it('divides at breaks, and has nothing empty', () => {
    const texts = richBlocks('<p>a<br>b</p><p> </p><hr>').map(({ runs }) => runs.map(({ text }) => text).join(''));
    expect(texts).toEqual(['a', 'b']);
  });
});

describe('comments of a report', () => {
  it('stand with their question and instructor, divided into paragraphs', () => {
    const comments = [
      commentOn('change', 'One.\r\n\nTwo.', { decision: 'private', is_edited: true }),
      commentOn('change', 'About Bob.', { instructor: 'bob' }),
      commentOn('other', 'Elsewhere.'),
    ];
    const [part] = makeReport(reportSource([], { comments })).parts;
    expect(part?.questions.map((question) => question.comments)).toEqual([
      null,
      {
        title: 'Comments',
        items: [
          {
            paragraphs: ['One.', 'Two.'],
            note: 'Only for the instructor concerned. Made unrecognisable by a reviewer.',
          },
        ],
        notes: [],
      },
    ]);
  });

  it('are left out without a word where their reader reads none, but for the note at the end', () => {
    const { parts, origin } = makeReport(reportSource([], { comments: undefined }));
    expect(parts.flatMap(({ questions }) => questions.map(({ comments }) => comments))).toEqual([null, null]);
    expect(origin).toContain('Comments are left out: the access token does not read them.');
  });
});
