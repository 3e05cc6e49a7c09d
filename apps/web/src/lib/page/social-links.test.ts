import { describe, expect, it } from 'vitest';
import { socialLinks } from './social-links.ts';

describe('where the brand can be followed', () => {
  it('is what the index says', () => {
    const given = [{ name: 'Facebook', url: 'https://facebook.example/fair' }];
    expect(socialLinks(given, { name: 'Perya' })).toBe(given);
  });

  it('is five places of the house where the index says nothing [G-018]', () => {
    const links = socialLinks([], { name: 'Sinag' });
    expect(links).toHaveLength(5);
    expect(links[0]).toEqual({ name: 'facebook', url: 'https://facebook.example/sinag' });
  });
});
