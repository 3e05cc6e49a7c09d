import { stopScopes } from '@perya/contract/house/staff-calls/stops';
import { Gauge, type Registry } from 'prom-client';
import { shareInFlight } from '../../platform/share-in-flight.ts';
import { lostHours } from './home/alarms.ts';
import type { HouseServices } from './services.ts';

/** What is stopped and what the checks found, read from the database when the metrics are asked for. */
export function registerMetrics(services: HouseServices, registry: Registry): void {
  const { alarms, stops, checks, liability, processes } = services;
  const results = shareInFlight(checks.lastResults);
  const registers = [registry];
  registry.registerMetric(services.mailedCount);
  new Gauge({
    name: 'perya_stops',
    help: 'Stops of gaming in force, by what they stop.',
    labelNames: ['scope'],
    registers,
    async collect() {
      this.reset();
      for (const scope of stopScopes) this.set({ scope }, 0);
      for (const { scope, count } of await stops.countInForce()) this.set({ scope }, count);
    },
  });
  new Gauge({
    name: 'perya_alarms_lasting',
    help: 'Alarms and outages of the house that are not over, by name.',
    labelNames: ['name'],
    registers,
    async collect() {
      this.reset();
      for (const { name, count } of await alarms.countLasting()) this.set({ name }, count);
    },
  });
  new Gauge({
    name: 'perya_processes_lost',
    help: 'Processes that ended without a word within the last day.',
    registers,
    async collect() {
      this.set((await processes.listLost(lostHours)).length);
    },
  });
  new Gauge({
    name: 'perya_check_violations',
    help: 'What the last run of a check has found, up to a hundred.',
    labelNames: ['check'],
    registers,
    async collect() {
      for (const { name, found } of await results()) this.set({ check: name }, found);
    },
  });
  new Gauge({
    name: 'perya_months_to_seal',
    help: 'Closed months that are not sealed yet, by the books.',
    labelNames: ['books'],
    registers,
    async collect() {
      for (const books of ['ledger', 'points'] as const) {
        this.set({ books }, (await services[books].seals.listToSeal()).length);
      }
    },
  });
  new Gauge({
    name: 'perya_archives_broken',
    help: 'Copies of sealed months that did not lead to their seal when they were last read back.',
    registers,
    async collect() {
      const lists = await Promise.all([services.ledger.seals.list(), services.points.seals.list()]);
      this.set(lists.flat().filter(({ isSound }) => isSound === false).length);
    },
  });
  new Gauge({
    name: 'perya_liability_centavos',
    help: 'What the house owes to players at the last look, without test money, by part.',
    labelNames: ['part'],
    registers,
    async collect() {
      const held = await liability.last();
      if (!held) return;
      for (const part of ['balances', 'withdrawals', 'stakes', 'jackpots'] as const) {
        this.set({ part }, Number(held[part]));
      }
    },
  });
  new Gauge({
    name: 'perya_liability_corrected_centavos',
    help: 'By how much the last count of all wallets differed from the balances that looks had kept.',
    registers,
    async collect() {
      const count = await liability.lastCount();
      if (count) this.set(Number(count.corrected));
    },
  });
  new Gauge({
    name: 'perya_check_age_seconds',
    help: 'How long ago a check last came to a result.',
    labelNames: ['check'],
    registers,
    async collect() {
      for (const { name, finishedAt } of await results()) {
        if (finishedAt) this.set({ check: name }, (Date.now() - finishedAt.getTime()) / 1000);
      }
    },
  });
}
