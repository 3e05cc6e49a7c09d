import { expect, it } from 'vitest';
import { isContentLink } from './content-link.ts';

it.each(['/', '/welfare', '/s-game/sections/Hot%20Games?page=2#top', 'https://www.pagcor.ph/a?b'])(
  'lets a picture lead to %s',
  (link) => expect(isContentLink(link)).toBe(true),
);

it.each([
  '',
  'welfare',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt://x%0aalert(1)',
  'data:text/html,x',
  'http://plain.example/',
  '//other.example/',
  '/\\other.example/',
  'https://perya.example@other.example/',
  'https://[',
  '/two words',
  `/${'x'.repeat(300)}`,
])('lets none lead to %j', (link) => expect(isContentLink(link)).toBe(false));
