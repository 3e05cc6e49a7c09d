import { legalTexts } from '@perya/contract/legal-texts';
import {
  isSilentWhileAway,
  isTold,
  type NoticeTopic,
} from '@perya/contract/rules/notices/notice-choices';
import { say, type Text } from '@perya/contract/text';
import type pg from 'pg';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import { toOutboxMessage } from '../../../providers/messages/message-outbox.ts';
import { heldChoices } from '../choices/choices.present.ts';
import { writePush } from '../push/push-outbox.ts';
import type { MessagesServices } from '../services.ts';
import { listReachable, type News } from './news.store.ts';
import { newsTexts } from './news-texts.ts';

/** What a message about rewards and offers ends with, as the law wants it: that play is addictive, and who helps. */
async function warningOf({ identity, content }: MessagesServices, uid: bigint): Promise<Text> {
  const brand = (await identity.account(uid))?.brand || 'h5';
  const { name, number } = (await content.describeBrand(brand)).legal.helpline;
  const { warning, helpline } = legalTexts;
  return {
    en: `${warning.en} ${helpline.en}: ${name} ${number}`,
    tl: `${warning.tl} ${helpline.tl}: ${name} ${number}`,
  };
}

/** What is promoted carries the warning; whatever is the player's own affair does not. */
async function wordsOf(
  services: MessagesServices,
  topic: NoticeTopic,
  { uid, kind }: News,
  brand: string,
): Promise<string> {
  const language = await services.identity.languageOf(uid);
  const said = say(newsTexts[kind](brand), language);
  if (topic !== 'rewards' && topic !== 'offers') return said;
  return `${said} ${say(await warningOf(services, uid), language)}`;
}

async function tellOne(
  services: MessagesServices,
  client: pg.PoolClient,
  topic: NoticeTopic,
  news: News,
): Promise<void> {
  const { uid, kind, seq } = news;
  const { identity, limits, choices, metrics } = services;
  const isAway = isSilentWhileAway(topic) && (await limits.isSpared(uid));
  const held = heldChoices(await choices.list(uid, client));
  const brand = await identity.brandNameOf(uid);
  const text = await wordsOf(services, topic, news, brand);
  if (isTold({ topic, channel: 'push' }, held, { isAway })) {
    await writePush(services, client, { uid, topic, title: brand, text, tag: `${kind}-${seq}` });
  }
  const ways = { email: identity.provedEmailOf, sms: identity.contactOf };
  for (const channel of ['email', 'sms'] as const) {
    if (!isTold({ topic, channel }, held, { isAway })) continue;
    const to = await ways[channel](uid);
    if (to === null) continue;
    await writeToOutbox(client, toOutboxMessage(uid, { to, subject: brand, text }));
    metrics.countTold(topic, channel);
  }
}

/** Tells players what became of something of theirs by the ways that they have chosen, after the commit. */
export async function tell(
  services: MessagesServices,
  client: pg.PoolClient,
  topic: NoticeTopic,
  news: readonly News[],
): Promise<void> {
  if (news.length === 0) return;
  const uids = [...new Set(news.map(({ uid }) => uid))];
  const reachable = await listReachable(client, topic, uids);
  for (const each of news) {
    if (reachable.has(each.uid)) await tellOne(services, client, topic, each);
  }
}
