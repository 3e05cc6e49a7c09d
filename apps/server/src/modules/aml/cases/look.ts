import { amlLookBackDays } from '@perya/contract/aml/rules';
import { manilaDay } from '@perya/contract/manila-time';
import { bySystem, nameOfActor } from '../../audit/index.ts';
import { ratePlayers } from '../ratings/rate-players.ts';
import { type AmlRule, judgeHistory, type RuleFinding } from '../rules/judge-history.ts';
import type { AmlServices } from '../services.ts';
import { keepFindings } from './keep-findings.ts';

const dayMs = 24 * 3_600_000;
/** What moved before was looked at when it did, unless a rule is new: then a week of it is looked at again. */
const lookDays = 7;
const playersAtOnce = 100;

async function keepNew(
  services: AmlServices,
  { uid, met, since }: { uid: bigint; met: readonly RuleFinding[]; since: Date },
  rules: readonly AmlRule[],
): Promise<void> {
  const { audit, cases } = services;
  const known = await cases.listKnown(uid, manilaDay(since));
  const isNews = (each: RuleFinding) =>
    !known.some(
      ({ ground, day, amount }) =>
        ground === each.ground && day === each.day && amount >= each.amount,
    );
  const news = met.filter(isNews);
  if (news.length === 0) return;
  const findings = news.map((each) => ({ ...each, topic: '', words: '' }));
  const holding = new Set<string>(rules.filter(({ holds }) => holds).map(({ name }) => name));
  const isFresh = ({ ground, day }: RuleFinding) =>
    !known.some((held) => held.ground === ground && held.day === day);
  const holds = news.some((each) => holding.has(each.ground) && isFresh(each));
  const origin = bySystem('aml_look');
  const by = nameOfActor(origin.actor);
  await audit.record(origin, async (tx) => {
    const found = { uid, findings, known, by, holds };
    const { entries, events } = await keepFindings(services, tx, found);
    return { result: undefined, entries, events };
  });
}

/** Looks at players by the rules that are on. What is found again is kept once. */
export async function lookAt(services: AmlServices, uids: readonly bigint[]): Promise<void> {
  const { rules, history } = services;
  const on = await rules.listOn();
  if (on.length === 0 || uids.length === 0) return;
  const now = (await history.now()).getTime();
  const since = new Date(now - lookDays * dayMs);
  const span = { from: new Date(now - amlLookBackDays * dayMs), until: new Date(now + dayMs) };
  for (const each of await history.read(uids, span)) {
    const met = judgeHistory(each, on, { since });
    if (met.length > 0) await keepNew(services, { uid: each.uid, met, since }, on);
  }
}

/** Looks at everybody whose money has moved, the one who waits longest first, and rates them anew. */
export async function lookAtWaiting(services: AmlServices): Promise<void> {
  const { waiting } = services;
  for (;;) {
    const taken = await waiting.take(playersAtOnce);
    if (taken.length === 0) return;
    const uids = taken.map(({ uid }) => uid);
    await lookAt(services, uids);
    await ratePlayers(services, uids);
    await waiting.settle(taken);
    if (taken.length < playersAtOnce) return;
  }
}
