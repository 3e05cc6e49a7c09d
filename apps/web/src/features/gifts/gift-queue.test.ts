import { type GiftMessage, isMaintenance, maintenanceType } from '@perya/contract/live';
import { cashTypeNumbers } from '@perya/contract/rules/cash-types';
import { describe, expect, it } from 'vitest';
import {
  closeGift,
  emptyQueue,
  type GiftQueue,
  nextGift,
  takeGift,
  withoutOver,
} from './gift-queue.ts';

const now = 1_800_000_000;
const gift = (messageId: string, cash_type = 4003): GiftMessage => ({
  messageId,
  cash_type,
  amount: '50.00',
  name: 'Gift',
  name_tl: 'Regalo',
});
const notice = (messageId: string) => ({ ...gift(messageId, maintenanceType), until: now + 600 });
const takeAll = (...gifts: GiftMessage[]): GiftQueue =>
  gifts.reduce((queue, each) => takeGift(queue, each, now), emptyQueue);
const shown = (queue: GiftQueue, isInGame = false) => nextGift(queue, isInGame)?.messageId ?? null;

describe('the queue of gifts', () => {
  it('shows one after another, of whatever cash type, each until it is closed [G-113 G-155 G-156]', () => {
    let queue = takeAll(gift('a', 4003), gift('b', 4004), gift('c', 4999));
    const order: (string | null)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const next = shown(queue);
      order.push(next);
      expect(shown(queue)).toBe(next);
      queue = closeGift(queue, next ?? '');
    }
    expect(order).toEqual(['a', 'b', 'c', null]);
  });

  it('shows a message once, however often it comes, also after it was closed [G-158 M-147 M-255]', () => {
    const queue = closeGift(takeAll(gift('a'), gift('a')), 'a');
    expect(shown(queue)).toBeNull();
    expect(shown(takeGift(queue, gift('a'), now))).toBeNull();
  });

  it('remembers the last 50 messages and forgets older ones [G-159 M-257 M-398 M-456]', () => {
    const queue = takeAll(...Array.from({ length: 51 }, (_, n) => gift(`n-${n}`)));
    expect(queue.seen).toHaveLength(50);
    const later = (messageId: string) => takeGift(queue, gift(messageId), now).waiting.length;
    expect([later('n-1'), later('n-50'), later('n-0')]).toEqual([51, 51, 52]);
  });

  it('holds gifts back in a game, in the order in which they came, and shows them after it [G-153 G-155]', () => {
    const queue = takeAll(gift('a'), gift('b'));
    expect(shown(queue, true)).toBeNull();
    expect(shown(queue, false)).toBe('a');
  });

  it('shows maintenance at once, which cash type 999 stands for, in a game and before any gift [G-154 G-256 M-399]', () => {
    expect(isMaintenance(gift('a', 999))).toBe(true);
    expect(cashTypeNumbers.some((type) => isMaintenance(gift('a', type)))).toBe(false);
    const queue = takeAll(gift('a'), notice('m'));
    expect([shown(queue, true), shown(queue, false)]).toEqual(['m', 'm']);
    const closed = closeGift(queue, 'm');
    expect([shown(closed, true), shown(closed, false)]).toEqual([null, 'a']);
  });

  it('drops a gift that nobody could be shown for 72000 seconds, or for as long as is given [G-157 G-318]', () => {
    const queue = takeAll(gift('a'));
    expect(shown(withoutOver(queue, now + 71_999))).toBe('a');
    expect(shown(withoutOver(queue, now + 72_000))).toBeNull();
    const brief = takeGift(emptyQueue, gift('b'), now, 60);
    expect(shown(withoutOver(brief, now + 60))).toBeNull();
  });

  it('drops a notice with the end of what it tells of', () => {
    expect(shown(withoutOver(takeAll(notice('m')), now + 599))).toBe('m');
    expect(shown(withoutOver(takeAll(notice('m')), now + 600))).toBeNull();
  });
});
