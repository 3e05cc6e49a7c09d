import { providerAmountMax } from '@perya/contract/provider-api/wire';
import { engineRtp, engineWinTimes } from '@perya/demo/engines';
import { createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { describe, expect, test } from 'vitest';
import { parts } from './client/parts.ts';
import { games } from './registry.ts';

const detailLinesMax = 60;
const detailBytesMax = 6_500;
const rounds = 150;

/** Plays a round as the studio does: every state is serialised and parsed before the next move. */
function playWritten({ rules, simulatedPlay }: AnyGameModule, nonce: number) {
  const seeds = { serverSeed: 'ef'.repeat(32), clientSeed: 'registry', nonce };
  const choice = createFastSource(nonce);
  const bet: unknown = rules.parseBet(decodeJson(encodeJson(simulatedPlay.bet)));
  let staked: bigint = rules.stakeOf(bet);
  let cursor = 0;
  let source = createFairSource(seeds, cursor);
  let step = rules.open(bet, source);
  while (step.payout === null) {
    cursor = source.cursor;
    const state: unknown = decodeJson(encodeJson(step.state));
    expect(state).toEqual(step.state);
    encodeJson(rules.show(state));
    const move: unknown = rules.parseMove(
      decodeJson(encodeJson(simulatedPlay.chooseMove?.(state, choice))),
    );
    const extra = rules.extraStakeOf(state, move);
    expect(extra).toBeGreaterThanOrEqual(0n);
    staked += extra;
    source = createFairSource(seeds, cursor);
    step = rules.move(state, move, source);
  }
  const kept = staked - (step.stakeReturned ?? 0n);
  return { state: step.state as unknown, payout: step.payout, kept };
}

describe.each(Object.entries(games))('%s', (slug, module) => {
  const { rules, info } = module;
  const { stakeMax, payoutMax } = rules.stakeRange;
  const { winTimes = Number(payoutMax) / Number(stakeMax) } = module;

  test('goes by its slug everywhere and declares the return that the lobby shows', () => {
    expect(rules.slug).toBe(slug);
    expect(parts[slug]).toBeDefined();
    expect(engineRtp).toHaveProperty(slug, (rules.rtpBasisPoints / 100).toFixed(2));
    expect(rules.rtpBasisPoints).toBeGreaterThanOrEqual(9400);
    expect(rules.rtpBasisPoints).toBeLessThanOrEqual(9950);
  });

  test('declares as its largest win what the platform pays unchecked, which one request can say', () => {
    expect(engineWinTimes).toHaveProperty(slug, winTimes);
    expect(Number(payoutMax)).toBeLessThanOrEqual(providerAmountMax);
  });

  test('plays the same round again, pays within its cap and describes it within what the provider API takes', () => {
    for (let nonce = 1; nonce <= rounds; nonce += 1) {
      const { state, payout, kept } = playWritten(module, nonce);
      expect(payout).toBeGreaterThanOrEqual(0n);
      expect(payout).toBeLessThanOrEqual(payoutMax);
      // What is paid beyond this the platform holds back until somebody has looked.
      expect(payout).toBeLessThanOrEqual(Number(kept) * winTimes);
      const lines = rules.describe(state);
      expect(lines.length).toBeLessThanOrEqual(detailLinesMax);
      expect(Buffer.byteLength(JSON.stringify(lines))).toBeLessThanOrEqual(detailBytesMax);
    }
    expect(playWritten(module, 1)).toEqual(playWritten(module, 1));
  });

  test('says everything on its info sheet in both languages', () => {
    const texts = [
      info.summary,
      ...info.sections.flatMap(
        ({ title, texts: paragraphs = [], lines = [], symbols = [], shapes = [] }) => [
          title,
          ...paragraphs,
          ...[...symbols, ...shapes].map(({ label }) => label),
          ...lines.flatMap(({ label, value, paysAt }) => [
            label,
            value,
            ...(paysAt ? [paysAt(rules.stakeRange.stakeMin)] : []),
          ]),
        ],
      ),
    ];
    for (const text of texts) {
      expect(text.en.trim()).not.toBe('');
      expect(text.tl.trim()).not.toBe('');
    }
    expect(info.sections.length).toBeGreaterThan(1);
  });

  test('has somebody who draws the pictures that its info sheet names, and nobody else', () => {
    const pictures = info.sections.flatMap(({ lines = [], symbols = [] }) =>
      [...lines, ...symbols].flatMap(({ picture }) => picture ?? []),
    );
    expect(parts[slug]?.picture !== undefined).toBe(pictures.length > 0);
  });

  test('draws shapes that lie within their grid, each place once', () => {
    for (const { columns, rows, cells } of info.sections.flatMap(({ shapes = [] }) => shapes)) {
      expect(new Set(cells).size).toBe(cells.length);
      for (const cell of cells) {
        expect(cell).toBeGreaterThanOrEqual(0);
        expect(cell).toBeLessThan(columns * rows);
      }
    }
  });
});
