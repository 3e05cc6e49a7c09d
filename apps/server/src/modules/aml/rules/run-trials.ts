import { amlLookBackDays } from '@perya/contract/aml/rules';
import { manilaMidnight } from '@perya/contract/manila-time';
import type { AmlServices } from '../services.ts';
import { judgeHistory, type RuleFinding } from './judge-history.ts';
import type { Sample, Trial, TrialResult } from './trial.store.ts';

const dayMs = 24 * 3_600_000;
const playersAtOnce = 200;
/** Whoever reads a trial looks at some of them. */
const samplesMax = 50;

const sampleOf = ({ uid, day, amount }: RuleFinding): Sample => ({
  uid: String(uid),
  day,
  amount: String(amount),
});

/** What a rule would have found in the days of a trial, player by player. */
async function runTrial(
  { history }: Pick<AmlServices, 'history'>,
  trial: Trial,
): Promise<TrialResult> {
  const since = new Date(manilaMidnight(trial.fromDay));
  const until = new Date(manilaMidnight(trial.toDay) + dayMs);
  const from = new Date(since.getTime() - amlLookBackDays * dayMs);
  const result = { players: 0, foundPlayers: 0, found: 0, samples: [] as Sample[] };
  let after = 0n;
  for (;;) {
    const uids = await history.listMovers({ from: since, until }, after, playersAtOnce);
    const last = uids.at(-1);
    if (last === undefined) return result;
    after = last;
    for (const each of await history.read(uids, { from, until })) {
      const findings = judgeHistory(each, [trial], { since, until });
      result.players += 1;
      result.found += findings.length;
      if (findings.length > 0) result.foundPlayers += 1;
      result.samples.push(...findings.slice(0, samplesMax - result.samples.length).map(sampleOf));
    }
  }
}

/** Runs what was asked for, one after the other. */
export async function runTrials(services: Pick<AmlServices, 'history' | 'trials'>): Promise<void> {
  const { trials } = services;
  for (let next = await trials.findWaiting(); next !== null; next = await trials.findWaiting()) {
    await trials.finish(next.id, await runTrial(services, next));
  }
}
