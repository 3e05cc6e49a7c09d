import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const isSafeHref = (href: string) => /^(?:https:\/\/|mailto:|\/(?!\/))/.test(href);
const drawn = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} isSafeHref={isSafeHref} />);

describe('Markdown', () => {
  it('draws headings below the title of the page, paragraphs, lists and emphasis', () => {
    const html = drawn(
      '# One\n\n## Two\n\nA **bold** and *slanted* word.\n\n- first\n- second\n\n1. third',
    );
    expect(html).toContain('<h2>One</h2><h2>Two</h2>');
    expect(html).toContain('<p>A <strong>bold</strong> and <em>slanted</em> word.</p>');
    expect(html).toMatch(/<ul><li>.*first.*<\/li><li>.*second.*<\/li><\/ul>/);
    expect(html).toMatch(/<ol><li>.*third.*<\/li><\/ol>/);
  });

  it('shows HTML as the letters that it is', () => {
    expect(drawn('<script>alert(1)</script>')).not.toContain('<script');
    expect(drawn('a <b onclick="x()">word</b>')).not.toContain('<b ');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'vbscript:x'])(
    'makes no link of %s',
    (href) => expect(drawn(`[here](${href})`)).not.toContain('<a'),
  );

  it.each(['https://www.pagcor.ph/', '/docs/faq', 'mailto:help@perya.example'])(
    'makes a link of %s',
    (href) => expect(drawn(`[here](${href})`)).toContain(`href="${href}"`),
  );
});
