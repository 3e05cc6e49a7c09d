import { describe, expect, test } from 'vitest';
import { isAlwaysTold, isTold, noticeCells, noticeTopics } from './notice-choices.ts';

const here = { isAway: false };
const away = { isAway: true };
const allOn = noticeCells.map((cell) => ({ ...cell, isOn: true }));
const allOff = noticeCells.map((cell) => ({ ...cell, isOn: false }));
const told = (chosen: typeof allOn, standing: { isAway: boolean }) =>
  noticeCells
    .filter((cell) => isTold(cell, chosen, standing))
    .map(({ topic, channel }) => `${topic} ${channel}`);

describe('what players are told beside the app', () => {
  test('is unchosen: account and money on devices, the account by message, and never an offer', () => {
    expect(told([], here)).toEqual([
      'security push',
      'security email',
      'security sms',
      'payments push',
    ]);
  });

  test('follows every choice but that the account is told of by message', () => {
    expect(told(allOn, here)).toHaveLength(noticeCells.length);
    expect(told(allOff, here)).toEqual(['security email', 'security sms']);
    expect(noticeCells.filter(isAlwaysTold)).toHaveLength(2);
  });

  test('draws nobody back who stays away, whatever they chose before', () => {
    const topics = new Set(told(allOn, away).map((cell) => cell.split(' ')[0]));
    expect(noticeTopics.filter((topic) => !topics.has(topic))).toEqual(['rewards', 'offers']);
  });
});
