import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../../../../lib/model/definition/sanitise-html.ts';
import { plainText } from '../../../../lib/model/render/plain-text.ts';

describe('sanitising HTML', () => {
  it.each([
    '<p>One <b>two</b> <em>three</em><br>four</p>',
    '<ul><li>a</li><li>b</li></ul><blockquote>c</blockquote>',
    '<a href="https://a.example/?b=1&amp;c=2" title="x">y</a>',
    '<a href="mailto:a@b.example">m</a><a href="/relative#here">r</a>',
    '<a title="note: y">t</a>',
    '<table>\n<tbody> <tr>\n<td>d</td> </tr>\n</tbody></table>',
    '<table><thead><tr><th colspan="2">h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>',
    'a &lt; b &amp;&amp; c &gt; d',
  ])('keeps %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<SCRIPT SRC=//x.example></SCRIPT>x', 'x'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<p onclick="x()" style="color:red" class="a" id="b">t</p>', '<p>t</p>'],
    ['<img src=x onerror=alert(1)>z', 'z'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" &#1; java&#10;script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="vbscript:x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="\\\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\n\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\/evil.example">x</a>', '<a>x</a>'],
    ['<a href="\\/host.example">x</a>', '<a>x</a>'],
    ['<a href="\\host.example">x</a>', '<a>x</a>'],
    ['<a href="/\t/evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\u0000\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="&#x2f;&#92;evil.example">x</a>', '<a>x</a>'],
    ['<a href="&Tab;&sol;&NewLine;&bsol;evil.example">x</a>', '<a>x</a>'],
    ['</div></p></td></table>x', '<p></p>x'],
    ['<p><b><div>x</div></b></p></div>y', '<p><b></b></p><div>x</div>y'],
    ['<ul><li>a<div><li>b</li></div></li></ul>', '<ul><li>a<div></div></li><li>b</li></ul>'],
    ['<li>a</li>', 'a'],
    ['<tr><td>x</td></tr>', 'x'],
    ['<tbody><tr><th>x</th></tr></tbody></table>y', 'xy'],
    ['<table><td>x</td></table>', '<table></table>x'],
    ['<table><tr><td>x<td>y<tr><td>z', '<table><tr><td>x</td><td>y</td></tr><tr><td>z</td></tr></table>'],
    ['<table>x<tr><td>y</td></tr></table>', '<table></table>xy'],
    ['<table><tr><td>x</td></tr><hr></table>', '<table><tr><td>x</td></tr></table><hr>'],
    ['<table><tr><td><table><td>x</td></table>', '<table><tr><td><table></table>x</td></tr></table>'],
    ['<ul><li>a<blockquote><li>b</li></blockquote></li></ul>', '<ul><li>a<blockquote>b</blockquote></li></ul>'],
    ['<table><tr><td><ul></td></tr></table></ul>z', '<table><tr><td><ul></ul></td></tr></table>z'],
    ['<a href="x">1<b><a href="y">2</a></b></a>', '<a href="x">1<b>2</b></a>'],
    ['<h1>a<h2>b</h2></h1>c', '<h1>a</h1><h2>b</h2>c'],
    ['<h1>a<custom-tag><h2>b</h2></custom-tag></h1>c', '<h1>a</h1><h2>b</h2>c'],
    ['a\u0000b<scr\u0007ipt>x</script>\u001b[2Jc\td', 'ab[2Jc\td'],
    ['<a href="x" onmouseover="y">x</a>', '<a href="x">x</a>'],
    ['<a title="&quot; onclick=&quot;x()">x</a>', '<a title="&quot; onclick=&quot;x()">x</a>'],
    ['<style>p{background:url(javascript:x)}</style>x', 'x'],
    ['<svg onload=x><a href="javascript:x">y</a></svg>z', 'z'],
    ['<math><mtext><script>x</script></mtext></math>z', 'z'],
    ['<iframe src="x">y</iframe>z', 'z'],
    ['<noscript><p title="</noscript><img src=x onerror=x>">', ''],
    ['<!-- x --><![CDATA[y]]><?php z ?><!DOCTYPE html>t', 't'],
    ['<p>open <b>both', '<p>open <b>both</b></p>'],
    ['</p></b>x', '<p></p>x'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<custom-tag>x</custom-tag>', 'x'],
  ])('makes %s harmless', (html, harmless) => {
    expect(sanitiseHtml(html)).toBe(harmless);
  });

  it.each(['<p>a</p>', '<a href="x">&amp;lt;', '<b><i>x</b>y</i>', '<p>1<p>2', '"\'&<>'])(
    'changes %s only once',
    (html) => {
      expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html));
    },
  );
});

describe('what is written of any HTML', () => {
  it('is nested no deeper than what shows it can bear', () => {
    expect(sanitiseHtml(`${'<div>'.repeat(5_000)}x`)).toBe(`${'<div>'.repeat(100)}x${'</div>'.repeat(100)}`);
  });
});

describe('the plain text of HTML', () => {
  it.each([
    ['<p>Hello <b>world</b> &amp; co</p>', 'Hello world & co'],
    ['<p>one</p><p>two</p>', 'one\ntwo'],
    ['<ul><li>a</li> <li>b</li></ul>', 'a\nb'],
    ['a<br>b', 'a\nb'],
    ['&eacute;&#233;&#xe9;&nbsp;&lt;b&gt;', 'ééé\u00a0<b>'],
    ['<script>x</script>', ''],
    ['', ''],
  ])('of %s is "%s"', (html, text) => {
    expect(plainText(sanitiseHtml(html))).toBe(text);
  });
});
