import { createHash } from 'node:crypto';
import { manilaDay } from '@perya/contract/manila-time';
import { bySystem, nameOfActor } from '../../audit/index.ts';
import type { ListedHit } from '../../kyc/index.ts';
import type { NewFinding } from '../cases/case.store.ts';
import { keepFindings } from '../cases/keep-findings.ts';
import type { AmlServices } from '../services.ts';

const playersAtOnce = 200;
/** By which the same name of the same list is known again. */
const topicLength = 16;

const topicOf = ({ list, name, birthday }: ListedHit) =>
  createHash('sha256')
    .update(`${list}\n${name}\n${birthday ?? ''}`)
    .digest('hex')
    .slice(0, topicLength);

function findingOf(hit: ListedHit, day: string): NewFinding {
  const { uid, list, name, birthday, note, likeness } = hit;
  const said = [list, name, birthday ?? '', note].filter((part) => part !== '').join(', ');
  const words = `${said} (${likeness} %)`;
  return { uid, ground: 'listed', day, amount: 0n, count: 1, topic: topicOf(hit), words };
}

/** A name that was found before is not found again, whatever became of it: another list or person is another name. */
async function keepHits(
  services: AmlServices,
  uid: bigint,
  hits: readonly ListedHit[],
  day: string,
): Promise<void> {
  const { audit, cases } = services;
  const known = await cases.listTopics(uid, 'listed');
  const news = hits.filter((hit) => !known.has(topicOf(hit)));
  if (news.length === 0) return;
  const findings = news.map((hit) => findingOf(hit, day));
  const holds = news.some(({ isForbidden }) => isForbidden);
  const origin = bySystem('aml_screen');
  const by = nameOfActor(origin.actor);
  await audit.record(origin, async (tx) => {
    const found = { uid, findings, known: [], by, holds };
    const { entries, events } = await keepFindings(services, tx, found);
    return { result: undefined, entries, events };
  });
}

/** Holds whoever waits against the lists; everybody waits once a list has changed. */
export async function screenEverybody(services: AmlServices): Promise<void> {
  const { history, kyc, screening } = services;
  await screening.queueAll(await kyc.lists.version());
  const day = manilaDay(await history.now());
  for (;;) {
    const taken = await screening.take(playersAtOnce);
    if (taken.length === 0) return;
    const hits = await kyc.lists.screen(taken.map(({ uid }) => uid));
    for (const [uid, theirs] of Map.groupBy(hits, (hit) => hit.uid)) {
      await keepHits(services, uid, theirs, day);
    }
    await screening.settle(taken);
  }
}
