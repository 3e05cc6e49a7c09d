import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { opened } from '../events.ts';
import type { CareServices } from '../services.ts';
import type { Stale } from './score.store.ts';
import { markersOf, scoreOf } from './score-markers.ts';

const batchSize = 500;
const dayMs = 24 * 3600 * 1000;

/** After a word with the player there is time to change something, unless it gets worse meanwhile. */
const quietDays = 14;
const worseBy = 20;

interface Policy {
  /** From which score on somebody looks. */
  open: number;
  pauseDays: number;
}

/** Scores a player; one whose signs weigh enough comes to the desk and gets no bonuses for a while. */
async function scorePlayer(services: CareServices, { uid, noted }: Stale, policy: Policy) {
  const { audit, identity, scores, limits: protection } = services;
  const markers = markersOf(await scores.listDays(uid));
  const score = scoreOf(markers);
  const last = await scores.lastContact(uid);
  const isQuiet =
    last !== null &&
    Date.now() - last.at.getTime() < quietDays * dayMs &&
    score < last.score + worseBy;
  await scores.save({ uid, noted, score, markers });
  if (score < policy.open || isQuiet) return;
  const origin = bySystem('care-markers');
  await audit.record<void>(origin, async (tx) => {
    const { brandName: brand } = await identity.hold(tx, uid);
    if (!(await scores.open(tx, uid))) return nothingChanged(undefined);
    const paused = await protection.pauseBonuses(tx, {
      uid,
      origin,
      brand,
      days: policy.pauseDays,
    });
    return {
      result: undefined,
      entries: [
        {
          action: 'care.opened',
          subject: { kind: 'player', uid },
          after: { score, markers: markers.map(({ marker }) => marker).join(', ') },
        },
        ...paused.entries,
      ],
      events: [eventOf(opened, { uid, key: `${uid}/${noted}` }, { score }), ...paused.events],
    };
  });
}

/** Scores everybody of whom something was noted. */
export async function scorePlayers(services: CareServices): Promise<void> {
  const { scores, limits } = services;
  const [open, pauseDays] = await Promise.all([
    limits.policy('harm_open_score'),
    limits.policy('harm_pause_days'),
  ]);
  let after: Pick<Stale, 'bucket' | 'uid'> = { bucket: 0, uid: 0n };
  while (true) {
    const stale = await scores.listStale(after, batchSize);
    for (const who of stale) await scorePlayer(services, who, { open, pauseDays });
    const last = stale.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
