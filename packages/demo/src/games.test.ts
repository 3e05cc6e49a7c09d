import { describe, expect, it } from 'vitest';
import { demoGames, demoVenues } from './games.ts';

describe('the demo games', () => {
  it('are the fourteen of the studio, each under its own code and open', () => {
    expect(demoGames).toHaveLength(14);
    expect(new Set(demoGames.map(({ code }) => code)).size).toBe(14);
    for (const { code, engine, venue, platform, isMaintained } of demoGames) {
      expect(engine, code).toBe(code);
      expect([venue, platform]).toEqual(['studio', 'perya']);
      expect(isMaintained).toBeUndefined();
    }
    expect(demoVenues).toMatchObject([{ code: 'studio', platforms: [{ id: 'perya' }] }]);
  });

  it('stand in groups that they belong to: nobody deals live, and nothing is played on a board', () => {
    const groupOf = Object.fromEntries(demoGames.map(({ code, group }) => [code, group]));
    expect(groupOf).toEqual({
      'bahay-kubo-cascade': 'Slot',
      'gintong-salakot': 'Slot',
      'perya-lines': 'Slot',
      'isda-blaster': 'Fishing',
      blackjack: 'Table Game',
      roulette: 'Table Game',
      plinko: 'Table Game',
      baccarat: 'Table Game',
      'color-game': 'Table Game',
      'color-game-live': 'Table Game',
      saranggola: 'Table Game',
      'bingo-75': 'Bingo',
      'bingo-hall': 'Bingo',
      tongits: 'Table Game',
    });
  });
});
