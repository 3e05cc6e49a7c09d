import { expect, it } from 'vitest';
import { recordQuery } from './record-query.ts';
import { readRecordSearch, recordTabs, statusChoices } from './record-search.ts';

it('begins with every type and status of the last 7 days, ten rows a page [G-204 G-302]', () => {
  for (const tab of recordTabs) {
    expect(recordQuery(readRecordSearch(tab, {}), null)).toEqual({
      page: 1,
      page_size: 10,
      type: 'all',
      time_flag: 7,
      status: 'all',
    });
  }
});

it('asks for what the address says, and scrolls by the last id [G-050 G-209 G-257]', () => {
  const search = readRecordSearch('balance', { type: 1001, time_flag: 30, status: 'failed' });
  expect(recordQuery(search, '42')).toEqual({
    page_size: 10,
    type: '1001',
    time_flag: 30,
    status: 'failed',
    last_id: '42',
  });
});

it('sends capitals from the deposit tab, whichever case the address has [G-146 G-152]', () => {
  expect(statusChoices.deposit).toEqual(['all', 'PENDING', 'COMPLETED', 'CANCELED', 'TIMEOUT']);
  expect(readRecordSearch('deposit', { status: 'pending' }).status).toBe('PENDING');
  expect(readRecordSearch('deposit', { status: 'TIMEOUT' }).status).toBe('TIMEOUT');
});

it('offers all, pending, completed and failed elsewhere, and no status of bonuses [G-150 G-334]', () => {
  expect(statusChoices.balance).toEqual(['all', 'pending', 'completed', 'failed']);
  expect(statusChoices.withdraw).toEqual(['all', 'pending', 'completed', 'failed']);
  expect(statusChoices.bonus).toEqual(['all']);
});

it('takes what no tab knows for the default', () => {
  const search = { type: "1' or 1", time_flag: 365, status: 'done' };
  expect(readRecordSearch('balance', search)).toEqual({});
  expect(readRecordSearch('bonus', { status: 'failed' })).toEqual({});
});
