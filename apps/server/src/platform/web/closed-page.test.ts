import { demoLegal } from '@perya/contract/brands';
import { describe, expect, test } from 'vitest';
import { closedPage, isShut } from './closed-page.ts';

const visitor = { brand: 'tala', language: 'tl_PH', theme: 'dark' } as const;
const media = [
  { name: 'Facebook', url: 'https://facebook.example/house' },
  { name: '<b>X</b>', url: 'javascript:alert(1)' },
];
const page = (standing: 'closed' | 'never-opened') =>
  closedPage({ standing, visitor, index: { media }, supportUrl: 'https://help.example/"x' });

describe('the page of a house that is closed', () => {
  test('speaks both languages, the visitor’s own first, in the brand’s dress', () => {
    const html = page('closed');
    expect(html).toContain('<html lang="tl" data-brand="tala" data-theme="dark">');
    expect(html.indexOf('Sarado kami</h1>')).toBeLessThan(html.indexOf('We are closed</h1>'));
    expect(html.indexOf('Sarado kami</h1>')).toBeGreaterThan(0);
    expect(html).toContain('/art/brands/tala-mark.svg');
  });

  test('leads those who have money here to the login, and nobody before the first opening', () => {
    expect(page('closed')).toContain('<a class="button" href="/login">Log in to withdraw</a>');
    expect(page('never-opened')).not.toContain('/login');
    expect(isShut('closed', '/login')).toBe(false);
    expect(isShut('closed', '/loginPassword')).toBe(false);
    expect(isShut('closed', '/logins')).toBe(true);
    expect(isShut('closed', '/')).toBe(true);
    expect(isShut('never-opened', '/login')).toBe(true);
    expect(isShut('open', '/')).toBe(false);
  });

  test('names the contacts of the operator and whoever helps, and runs nothing', () => {
    const html = page('closed');
    expect(html).toContain('href="https://facebook.example/house"');
    expect(html).toContain('href="https://help.example/&#34;x"');
    expect(html).toContain('NCMH');
    expect(html).not.toMatch(/javascript:|<script|<b>/);
  });

  test('names whoever the operator has written that helps', () => {
    const legal = { ...demoLegal, helpline: { name: 'Tulong & Payo', number: '1553 22' } };
    const html = closedPage({
      standing: 'closed',
      visitor,
      index: { media, legal },
      supportUrl: '',
    });
    expect(html).toContain('Tulong &#38; Payo 1553\u00a022');
    expect(html).not.toContain('NCMH');
  });
});
