import { gameTypes } from '@perya/contract/rules/game-categories';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { taskTypes } from '@perya/contract/rules/tasks/tasks';
import type { Doing } from './doing.store.ts';

/** What a player is known by, beside what they do. */
export interface Standing {
  status: KycStatus;
  hasProvedEmail: boolean;
}

/** How far a task of this type is: rounds, pesos, or 1 for what is done. */
export function progressOf(ty: number, { rounds, deposits, deposited }: Doing, who: Standing) {
  switch (ty) {
    case taskTypes.identity:
      return isVerified(who.status) ? 1 : 0;
    case taskTypes.email:
      return who.hasProvedEmail ? 1 : 0;
    case taskTypes.deposit:
      return Math.min(1, deposits);
    case taskTypes.dailyDeposit:
      return Number(deposited / 100n);
    case taskTypes.slots:
    case taskTypes.dailySlots:
      return rounds.get(gameTypes.slot) ?? 0;
    case taskTypes.live:
    case taskTypes.dailyLive:
      return rounds.get(gameTypes.live) ?? 0;
    case taskTypes.dailyGame:
      return [...rounds.values()].reduce((sum, count) => sum + count, 0);
    // Whoever asks is logged in.
    case taskTypes.dailyLogin:
      return 1;
    // What the player does elsewhere cannot be seen.
    default:
      return 0;
  }
}

/** Others are at work on it. */
export const isWaiting = (ty: number, { status }: Standing): boolean =>
  ty === taskTypes.identity && status === 'under_review';

/** It cannot be completed any more. */
export const isHopeless = (ty: number, { status }: Standing): boolean =>
  ty === taskTypes.identity && (status === 'frozen' || status === 'block');
