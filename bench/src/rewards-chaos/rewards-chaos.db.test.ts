import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rewardsChaos } from './rewards-chaos.ts';

it('kill -9 of server and database while bets flow leaves rewards as the log of rounds is worth', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-rewards-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const report = await rewardsChaos({
    dataDir,
    // What a process has written outlives it: only a machine that loses its power needs fsync.
    settings: { fsync: 'off' },
    players: 6,
    kills: 2,
    killsAfter: 1,
    rounds: 30,
    lifeMs: 500,
  });
  expect(report.faults).toEqual([]);
  expect(report.kills).toEqual({ server: 2, database: 1 });
  expect(report.pesos).toBeGreaterThan(0n);
  expect(report.filcoins).toBeGreaterThan(0n);
});
