import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cashierChaos } from '../cashier-chaos/cashier-chaos.ts';
import { rewardsChaos } from '../rewards-chaos/rewards-chaos.ts';
import type { Trial } from './fault.ts';

const seconds = 60;

/** A payment gateway that loses, repeats, delays and forges, while server and database die. */
export const slowGateway: Trial = {
  says: `a gateway that is slow, silent and forges, with kill -9, for ${seconds} s`,
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'perya-cashier-'));
    try {
      const report = await cashierChaos({ dataDir, seconds, players: 8, lifeMs: 4000 });
      const { deposits, withdrawals, unanswered, faults } = report;
      const kills = report.kills.server + report.kills.database;
      const did = `${deposits} deposits, ${withdrawals} withdrawals, ${kills} kills, ${unanswered} unanswered`;
      return { did, faults };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Every reward against a recomputation from the log, after fifty kills and the end of a day. */
export const rewards: Trial = {
  says: 'kill -9 fifty times while rewards are earned and a day is settled',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'perya-rewards-'));
    try {
      const report = await rewardsChaos({
        dataDir,
        settings: { fsync: 'off' },
        players: 12,
        kills: 50,
        killsAfter: 4,
        rounds: 40,
        lifeMs: 1000,
      });
      const { rounds, rewards: given, faults } = report;
      return { did: `${rounds} rounds, ${given} rewards`, faults };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
