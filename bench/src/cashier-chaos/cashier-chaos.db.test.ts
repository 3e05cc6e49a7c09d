import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cashierChaos } from './cashier-chaos.ts';

it('a gateway on bad lines and kill -9 of server and database leave the books of both sides equal', {
  timeout: 600_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-cashier-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  // What a process has written outlives it: only a machine that loses its power needs fsync, and syncing the
  // whole folder after a crash takes most of a minute.
  const settings = { fsync: 'off' };
  const report = await cashierChaos({ dataDir, settings, seconds: 2, players: 8, lifeMs: 700 });
  expect(report.faults).toEqual([]);
  expect(report.kills.server).toBeGreaterThan(0);
  expect(report.kills.database).toBeGreaterThan(0);
  expect(report.credited).toBeGreaterThan(0);
  expect(report.strays).toBeGreaterThan(0);
  expect(report.completed).toBeGreaterThan(0);
  expect(report.ledgerTook + report.strayTook).toBe(report.gatewayTook);
  expect(report.ledgerPaid).toBe(report.gatewayPaid);
});
