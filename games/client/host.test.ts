import { expect, test } from 'vitest';
import { readHostMessage } from './host.ts';

test('hears from the page around it whether to be silent, whom not to hear, who draws the bar, how jackpots stand, that the balance has moved and what to open', () => {
  const messages = [
    { type: 'perya:sound', isMuted: true },
    { type: 'perya:bar' },
    { type: 'perya:wallet' },
    { type: 'perya:autoplay', rounds: 0 },
    { type: 'perya:autoplay', rounds: 50 },
    { type: 'perya:phrases', isOn: true },
    { type: 'perya:phrases', isOn: false },
    { type: 'perya:muted', voices: [101, 107] },
    { type: 'perya:muted', voices: [], isDeaf: true },
    { type: 'perya:jackpots', jackpots: [] },
    {
      type: 'perya:jackpots',
      jackpots: [{ name: { en: 'Grand', tl: 'Grand' }, amount: 5_000_000 }],
    },
    { type: 'perya:open', sheet: 'history' },
    { type: 'perya:open', sheet: 'proof' },
    { type: 'perya:open', sheet: 'help' },
  ];
  expect(messages.map((message) => readHostMessage({ ...message, more: 1 }))).toEqual(messages);
});

test.each([
  null,
  'perya:bar',
  { isMuted: true },
  { type: 'perya:sound' },
  { type: 'perya:autoplay' },
  { type: 'perya:phrases' },
  { type: 'perya:phrases', isOn: 1 },
  { type: 'perya:autoplay', rounds: -1 },
  { type: 'perya:autoplay', rounds: Number.POSITIVE_INFINITY },
  { type: 'perya:muted' },
  { type: 'perya:muted', voices: 101 },
  { type: 'perya:muted', voices: [101, 'all'] },
  { type: 'perya:jackpots' },
  { type: 'perya:jackpots', jackpots: [{ name: 'Grand', amount: 1 }] },
  { type: 'perya:jackpots', jackpots: [{ name: { en: 'Grand', tl: 'Grand' }, amount: -1 }] },
  { type: 'perya:open' },
  { type: 'perya:open', sheet: 'sound' },
  { type: 'perya:open', sheet: 'toString' },
  { type: 'perya:balance', balance: 1 },
])('hears nothing else: %j', (data) => {
  expect(readHostMessage(data)).toBeNull();
});
