import { describe, expect, it } from 'vitest';
import { isSafeHref, markupElement } from './markup.ts';

describe('a link', () => {
  it.each([
    'https://www.pagcor.ph/',
    'http://a.example/x?y=1&z=2#there',
    '/docs/faq',
    '/my/helpcenter?group=deposit',
    'mailto:help@perya.example',
    'tel:+639171234567',
  ])('may lead to %s', (href) => expect(isSafeHref(href)).toBe(true));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://perya.example/1',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'https://a.example/" onclick="x()',
    'faq',
    '',
  ])('never to %j', (href) => expect(isSafeHref(href)).toBe(false));
});

it('knows the elements that hold words, under their other names too, and no others', () => {
  expect(['P', 'b', 'I', 'h1', 'h6', 'br'].map(markupElement)).toEqual([
    'p',
    'strong',
    'em',
    'h2',
    'h4',
    'br',
  ]);
  for (const tag of ['script', 'style', 'iframe', 'svg', 'img', 'form', 'constructor', 'a ']) {
    expect(markupElement(tag)).toBeNull();
  }
});
