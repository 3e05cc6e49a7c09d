import { manilaDayEnd } from '@perya/contract/manila-time';
import { type ProviderCode, providerCodes } from '@perya/contract/provider-api/codes';
import { type ProviderAnswer, providerCurrency } from '@perya/contract/provider-api/wire';
import { seconds } from '../../../platform/wire-time.ts';
import type { ProviderResult } from './provider-api.store.ts';

export function presentCode(code: ProviderCode, message?: string): ProviderAnswer {
  return code === 'OK' ? { code } : { code, message: message ?? providerCodes[code].message };
}

/** Both limits of bets are of a day in Manila. */
const limitKinds = { LIMIT_STAKE: 'daily_stake', LIMIT_LOSS: 'daily_loss' } as const;

function presentOutcome(outcome: ProviderResult['outcome'], now: Date): ProviderAnswer {
  if (outcome === 'BUSY') return presentCode('TRY_AGAIN');
  if (outcome !== 'LIMIT_STAKE' && outcome !== 'LIMIT_LOSS') return presentCode(outcome);
  const limit = { kind: limitKinds[outcome], until: seconds(manilaDayEnd(now)) };
  return { ...presentCode('LIMIT_REACHED'), limit };
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
