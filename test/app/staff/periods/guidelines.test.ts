import { describe, expect, it } from 'vitest';
import { toHtml, toText } from '../../../../app/src/staff/periods/guidelines-text.ts';
import { htmlNodes } from '../../../../app/src/ui/html-nodes.ts';

describe('guidelines as they are typed', () => {
  it.each([
    ['Read the comments first.', '<p>Read the comments first.</p>'],
    ['One\nline\n\nA < B & "C"', '<p>One<br>line</p><p>A &lt; B &amp; &quot;C&quot;</p>'],
    ['Before:\n\n- one &amp;\n- two', '<p>Before:</p><ul><li>one &amp;amp;</li><li>two</li></ul>'],
  ])('are HTML, and the same text again', (text, html) => {
    expect(toHtml(text)).toBe(html);
    expect(toText(html)).toBe(text);
  });

  it.each(['<p>See the <a href="https://e.example/">guide</a>.</p>', '<ol><li>One</li></ol>', '<h2>Read</h2>'])(
    'stay HTML where a text would lose something: %s',
    (html) => {
      expect(toText(html)).toBeUndefined();
    },
  );

  it('are nothing where nothing is typed', () => {
    expect(toHtml(' \n\n ')).toBe('');
  });
});

describe('guidelines as they are shown', () => {
  const link = (href: string) => htmlNodes(`<a href="${href}">x</a>`)[0];

  it('are elements and texts, with the characters that entities stand for', () => {
    expect(htmlNodes('<p>Read <strong>all</strong><br>A &lt;b&gt; &amp;lt;</p><ul><li>One</li></ul>')).toEqual([
      {
        tag: 'p',
        children: ['Read ', { tag: 'strong', children: ['all'] }, { tag: 'br', children: [] }, 'A <b> &lt;'],
      },
      { tag: 'ul', children: [{ tag: 'li', children: ['One'] }] },
    ]);
  });

  it('lead to addresses of the web and of mail alone', () => {
    expect(link('https://e.example/?a=1&amp;b=2')).toMatchObject({ href: 'https://e.example/?a=1&b=2' });
    expect(link('mailto:office@e.example')).toMatchObject({ href: 'mailto:office@e.example' });
    for (const href of ['javascript:alert(1)', ' javascript:alert(1)', '//e.example', '/app/home', 'data:text/html,x'])
      expect(link(href)).toMatchObject({ href: undefined, children: ['x'] });
  });

  it('survive what no sanitiser would send', () => {
    expect(htmlNodes('a < b</p><p>open')).toEqual(['a ', '<', ' b', { tag: 'p', children: ['open'] }]);
  });
});
