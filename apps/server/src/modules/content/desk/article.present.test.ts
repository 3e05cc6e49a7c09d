import { expect, test } from 'vitest';
import type { StoredArticle } from '../articles/article.store.ts';
import { presentRow } from './article.present.ts';

const article = (title: { en: string; tl: string }) =>
  ({
    id: 7n,
    draft: { title, body: { en: '', tl: '' } },
    published: null,
    changedAt: new Date(0),
  }) as StoredArticle;

test('a list names articles in the language of whoever reads it, and in English where nothing else is written yet', () => {
  const whole = article({ en: 'How do I log in?', tl: 'Paano mag-login?' });
  expect(presentRow(whole, 'tl_PH').title).toBe('Paano mag-login?');
  expect(presentRow(whole, 'en_US').title).toBe('How do I log in?');
  const half = article({ en: 'How do I log in?', tl: '' });
  expect(presentRow(half, 'tl_PH').title).toBe('How do I log in?');
});
