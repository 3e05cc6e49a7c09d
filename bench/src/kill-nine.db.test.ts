import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killNine, type Victim } from './kill-nine.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'perya-kill-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe('kill -9 under load', () => {
  it.each<Victim>(['server', 'database'])(
    'of the %s loses nothing acknowledged and applies nothing twice',
    { timeout: 240_000 },
    async (victim) => {
      const postings = 3000;
      const killAfter = 1000;
      // What a process has written outlives it: only a machine that loses its power needs fsync, and syncing the
      // whole folder after a crash takes longer than the rest.
      const settings = { fsync: 'off' };
      const load = { connections: 32, postings, killAfter };
      const report = await killNine({ victim, dataDir, settings, ...load });
      expect(report).toMatchObject({
        lost: 0,
        twice: 0,
        missing: 0,
        surplus: 0n,
        violations: [],
      });
      expect(report.acknowledgedBefore).toBeGreaterThanOrEqual(killAfter);
      expect(report.unansweredBefore).toBeGreaterThan(0);
      expect(report.replayedAfter).toBeGreaterThanOrEqual(report.acknowledgedBefore);
    },
  );
});
