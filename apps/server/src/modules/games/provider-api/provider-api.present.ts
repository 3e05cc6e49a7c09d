import { manilaDayEnd, manilaMonthEnd, manilaWeekEnd } from '@perya/contract/manila-time';
import { type ProviderCode, providerCodes } from '@perya/contract/provider-api/codes';
import { type ProviderAnswer, providerCurrency } from '@perya/contract/provider-api/wire';
import { seconds } from '../../../platform/wire-time.ts';
import type { ProviderResult, ReachedLimit } from './provider-api.store.ts';

export function presentCode(code: ProviderCode, message?: string): ProviderAnswer {
  return code === 'OK' ? { code } : { code, message: message ?? providerCodes[code].message };
}

type Reached = NonNullable<ProviderAnswer['limit']>;

/** Which limit it is, and when it counts anew: spans are those of Manila, and a session begins anew after a rest. */
const reached: Readonly<Record<ReachedLimit, (now: Date) => Reached>> = {
  LIMIT_STAKE: (now) => ({ kind: 'daily_stake', until: seconds(manilaDayEnd(now)) }),
  LIMIT_LOSS: (now) => ({ kind: 'daily_loss', until: seconds(manilaDayEnd(now)) }),
  LIMIT_LOSS_WEEK: (now) => ({ kind: 'weekly_loss', until: seconds(manilaWeekEnd(now)) }),
  LIMIT_LOSS_MONTH: (now) => ({ kind: 'monthly_loss', until: seconds(manilaMonthEnd(now)) }),
  LIMIT_SESSION: () => ({ kind: 'session_minutes' }),
};

const isReached = (outcome: string): outcome is ReachedLimit => Object.hasOwn(reached, outcome);

function presentOutcome(outcome: ProviderResult['outcome'], now: Date): ProviderAnswer {
  if (outcome === 'BUSY') return presentCode('TRY_AGAIN');
  if (!isReached(outcome)) return presentCode(outcome);
  return { ...presentCode('LIMIT_REACHED'), limit: reached[outcome](now) };
}

export function presentResult(
  { outcome, balance, reference, isHeld }: ProviderResult,
  now: Date,
): ProviderAnswer {
  return {
    ...presentOutcome(outcome, now),
    // A balance fits a number up to ninety trillion pesos.
    ...(balance === null ? {} : { balance: Number(balance), currency: providerCurrency }),
    ...(reference === null ? {} : { reference: String(reference) }),
    ...(isHeld && { held: true }),
  };
}
