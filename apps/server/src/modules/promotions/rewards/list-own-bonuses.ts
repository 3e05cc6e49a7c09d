import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { liveMessagesRemembered } from '@perya/contract/live';
import type {
  Bonus,
  listGifts as giftsCall,
  listOwnBonuses as listCall,
  seeGift as seenCall,
} from '@perya/contract/promotions/calls/bonuses';
import { giftShownSeconds } from '@perya/contract/rules/promotions/bonus';
import type { Language } from '@perya/contract/text';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { PromotionsServices } from '../services.ts';
import { presentBonus, presentGift } from './bonus.present.ts';

type Services = Pick<PromotionsServices, 'bonuses' | 'ledger'>;
type Asker = Pick<PlayerContext, 'uid' | 'language'>;

const daysShown = 90;
const bonusesMax = 100;

/** What must still be played for each reward of the player, by its posting. */
export async function readQueued(
  { ledger }: { ledger: Pick<Services['ledger'], 'requirements'> },
  uid: bigint,
) {
  const open = await ledger.requirements(uid);
  const lefts = new Map(open.map(({ scope, key, left }) => [`${scope}/${key}`, left as bigint]));
  return ({ cashType, id }: { cashType: number | null; id: bigint }) =>
    lefts.get(`bonus.${cashType}/B${id}`) ?? 0n;
}

export async function listOwnBonuses(
  services: Services,
  { uid, language }: Asker,
): Promise<AnswerOf<typeof listCall>> {
  const [rows, queuedOf] = await Promise.all([
    services.bonuses.list(uid, daysShown, bonusesMax),
    readQueued(services, uid),
  ]);
  const now = new Date();
  return {
    bonuses: rows.map((row) => presentBonus(row, queuedOf(row), language, now)),
    now: seconds(now),
  };
}

/** A bonus as it stands, or the refusal that it is not there. */
export async function readBonus(
  services: Services,
  uid: bigint,
  id: bigint,
  language: Language,
): Promise<Bonus> {
  const row = await services.bonuses.find(uid, id);
  if (row === null) throw new Refusal('BONUS_UNKNOWN');
  const queuedOf = await readQueued(services, uid);
  return presentBonus(row, queuedOf(row), language, new Date());
}

const seqOf = (messageId: string) => BigInt(messageId.slice('b-'.length));

/** What was credited while the player was away. */
export async function listGifts(
  { bonuses }: Pick<PromotionsServices, 'bonuses'>,
  { uid }: Pick<PlayerContext, 'uid'>,
  { after }: RequestOf<typeof giftsCall>,
): Promise<AnswerOf<typeof giftsCall>> {
  const seq = after === undefined ? 0n : seqOf(after);
  const rows = await bonuses.listGifts(uid, seq, giftShownSeconds, liveMessagesRemembered);
  return { gifts: rows.map(presentGift) };
}

/** The player has closed a gift: no app shows it again. */
export async function seeGift(
  { bonuses }: Pick<PromotionsServices, 'bonuses'>,
  { uid }: Pick<PlayerContext, 'uid'>,
  { messageId }: RequestOf<typeof seenCall>,
): Promise<AnswerOf<typeof seenCall>> {
  await bonuses.noteSeen(uid, seqOf(messageId));
  return true;
}
