import type { Requirement } from '@perya/contract/payments/calls/payments';
import { bonusTypeOf, type CashType, cashTypes } from '@perya/contract/rules/cash-types';
import { type Language, say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { OpenRequirement } from '../../ledger/index.ts';

/** What brought the money, by who posted it. */
const typesOfScopes: Readonly<Record<string, CashType>> = {
  deposits: 1001,
  vouchers: 1002,
  cashback: 4009,
  sandbox: 9001,
  games: 3004,
};

function typeOf({ scope }: Pick<OpenRequirement, 'scope'>): CashType {
  return typesOfScopes[scope] ?? bonusTypeOf(scope) ?? 5001;
}

/** The deposit that a posting was for; null for anything else. */
export function depositIdOf({ scope, key }: Pick<OpenRequirement, 'scope' | 'key'>): bigint | null {
  const [, id] = (scope === 'deposits' && /^D(\d{1,19})$/.exec(key)) || [];
  return id === undefined ? null : BigInt(id);
}

function sourceOf(requirement: OpenRequirement, channel: string | undefined, language: Language) {
  if (channel === undefined) return say(cashTypes[typeOf(requirement)], language);
  return say({ en: `${channel} deposit`, tl: `Deposit sa ${channel}` }, language);
}

/** The bonus that a posting credited, by which its player can give it up; null for anything else. */
function bonusIdOf({ scope, key }: Pick<OpenRequirement, 'scope' | 'key'>): string | null {
  const [, id] = (bonusTypeOf(scope) !== null && /^B(\d{1,18})$/.exec(key)) || [];
  return id ?? null;
}

/** What stands in the way of a withdrawal, in words of the player. [M-481] */
export function presentRequirement(
  requirement: OpenRequirement,
  before: OpenRequirement | undefined,
  channel: string | undefined,
  language: Language,
): Requirement {
  const { postingId, amount, multiplier, left, createdAt } = requirement;
  const own = amount * multiplier;
  return {
    posting_id: String(postingId),
    source: sourceOf(requirement, channel, language),
    cash_type: typeOf(requirement),
    created_at: seconds(createdAt),
    amount: toPesos(amount),
    to_play: toPesos(centavos(left > own ? left : own)),
    left: toPesos(left),
    own_to_play: toPesos(centavos(own)),
    own_left: toPesos(centavos(left - (before?.left ?? 0n))),
    bonus_id: bonusIdOf(requirement),
  };
}
