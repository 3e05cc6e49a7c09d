import {
  type PromotionKindName,
  promotionKinds,
  type RulesOf,
} from '@perya/contract/rules/promotions/kinds';
import * as z from 'zod/mini';
import type { PromotionsServices } from '../services.ts';
import { readMeant } from './meant-for.ts';
import type { PromotionRow } from './promotion.store.ts';

/** A promotion with the rules of its kind. */
export type Promotion<Kind extends PromotionKindName> = Omit<PromotionRow, 'kind' | 'rules'> & {
  kind: Kind;
  rules: RulesOf<Kind>;
};

/** Those of a kind that are published, whether or not their time has come or is over, in the operator's order. */
async function readPublished<Kind extends PromotionKindName>(
  { promotions, cache }: Pick<PromotionsServices, 'promotions' | 'cache'>,
  kind: Kind,
): Promise<Promotion<Kind>[]> {
  const published = await cache.get(kind, () => promotions.listPublished(kind));
  return published.map((row) => withRules(kind, row));
}

const withRules = <Kind extends PromotionKindName>(
  kind: Kind,
  row: PromotionRow,
): Promotion<Kind> => ({
  ...row,
  kind,
  rules: z.parse(promotionKinds[kind].rules, row.rules) as RulesOf<Kind>,
});

/**
 * Those of a kind whose time holds a moment, also while they are paused and after their end, for readers of
 * logs that come later: the engine decides what becomes of what was earned.
 */
export async function readEarnable<Kind extends PromotionKindName>(
  { promotions }: Pick<PromotionsServices, 'promotions'>,
  kind: Kind,
): Promise<{ promotion: Promotion<Kind>; holds(moment: Date): boolean }[]> {
  return (await promotions.listEarnable(kind)).map((row) => ({
    promotion: withRules(kind, row),
    holds: (moment) => row.startsAt <= moment && (row.endsAt === null || moment < row.endsAt),
  }));
}

/** Those of a kind that run at this moment, in the operator's order; of other processes' changes it hears within a second. */
export async function readPromotions<Kind extends PromotionKindName>(
  services: Pick<PromotionsServices, 'promotions' | 'cache'>,
  kind: Kind,
  now = new Date(),
): Promise<Promotion<Kind>[]> {
  return (await readPublished(services, kind)).filter(
    ({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || now < endsAt),
  );
}

/** The promotions of one kind, for the room that serves it. */
export interface KindPromotions<Kind extends PromotionKindName> {
  running(): Promise<Promotion<Kind>[]>;
  /** Also those whose time has not come or is over. */
  published(): Promise<Promotion<Kind>[]>;
  /** Of promotions those that are for the player: of the others a player sees nothing. */
  meantFor(uid: bigint, promotions: Promise<Promotion<Kind>[]>): Promise<Promotion<Kind>[]>;
}

export function promotionsOf<Kind extends PromotionKindName>(
  services: Pick<PromotionsServices, 'promotions' | 'cache'>,
  kind: Kind,
): KindPromotions<Kind> {
  return {
    running: () => readPromotions(services, kind),
    published: () => readPublished(services, kind),
    async meantFor(uid, given) {
      const promotions = await given;
      const isFor = await readMeant(services.promotions.listMeant, promotions, [uid]);
      return promotions.filter((promotion) => isFor(promotion, uid));
    },
  };
}
