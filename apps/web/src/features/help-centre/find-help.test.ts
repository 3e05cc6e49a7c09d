import type { HelpArticle, HelpType } from '@perya/contract/content/calls/help';
import { expect, it } from 'vitest';
import { findHelp } from './find-help.ts';

const article = (id: string, title: string, content: string) =>
  ({ id, title, content }) as HelpArticle;

const types = [
  {
    listHelpInfo: [
      article('1', 'How do I log in?', '<p>Then <strong>deposit</strong> nothing</p>'),
      article('2', 'Limits of a deposit', '<p>Señor, ₱100 to ₱50,000</p>'),
    ],
  },
  { listHelpInfo: [article('3', 'Withdraw', '<ul><li>to GCASH</li></ul>')] },
] as unknown as HelpType[];

const idsOf = (search: string) => findHelp(types, search).map(({ id }) => id);

it('finds articles of every group by all words of the search, titles first', () => {
  expect(idsOf('deposit')).toEqual(['2', '1']);
  expect(idsOf('  LOG deposit ')).toEqual(['1']);
  expect(idsOf('gcash')).toEqual(['3']);
  expect(idsOf('senor')).toEqual(['2']);
});

it('finds nothing by markup, nor by nothing', () => {
  expect(idsOf('strong')).toEqual([]);
  expect(idsOf('<li>')).toEqual([]);
  expect(idsOf(' ')).toEqual([]);
});
