import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignHeaders, rememberCampaign } from '../../lib/http/ad-and-referral.ts';
import { askClientId, keepClientId } from './ask-client-id.ts';

type Answer = (id: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tag that answers after a while. */
function ask(id: unknown, afterMs: number) {
  const settled = vi.fn();
  const asked: unknown[] = [];
  void askClientId((...command) => {
    asked.push(...command.slice(0, 3));
    setTimeout(() => (command[3] as Answer)(id), afterMs);
  }, 'G-AB12CD34').then(settled);
  return { settled, asked };
}

test('the client id is waited for at most 3 s, and then done without [A-458]', async () => {
  const late = ask('17.42', 3001);
  await vi.advanceTimersByTimeAsync(2999);
  expect(late.settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(late.settled.mock.calls).toEqual([[null]]);
  await vi.advanceTimersByTimeAsync(10);
  expect(late.settled).toHaveBeenCalledTimes(1);
});

test('one that comes in time is taken at once, and only if it is a text [A-458]', async () => {
  const inTime = ask('17.42', 2999);
  const strange = ask({ id: 1 }, 5);
  await vi.advanceTimersByTimeAsync(2999);
  expect(inTime.asked).toEqual(['get', 'G-AB12CD34', 'client_id']);
  expect(inTime.settled.mock.calls).toEqual([['17.42']]);
  expect(strange.settled.mock.calls).toEqual([[null]]);
});

test('it goes along as adc-id, unless the advertisement has named one or it could not stand in a header', () => {
  const store = createStore(createMemoryStorage(), 'perya.ph');
  rememberCampaign(new URLSearchParams('ad-id=fiesta'), store);
  keepClientId(store, 'no\nheader');
  expect(campaignHeaders(store)).toEqual({ 'ad-id': 'fiesta' });
  keepClientId(store, '17.42');
  expect(campaignHeaders(store)).toEqual({ 'ad-id': 'fiesta', 'adc-id': '17.42' });
  keepClientId(store, '18.43');
  expect(campaignHeaders(store)).toEqual({ 'ad-id': 'fiesta', 'adc-id': '17.42' });
});
