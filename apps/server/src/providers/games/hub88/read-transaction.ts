import { ProviderFailure, type ProviderTransaction } from '../game-provider.ts';
import { type Hub88Transaction, unitsPerCentavo } from './wire.ts';

/** What of their kinds moves money here. A free bet stakes nothing, and what takes back is told by what it took. */
const kinds: Readonly<Record<string, ProviderTransaction['kind'] | null>> = {
  TK_BET: 'bet',
  TK_NEG_BET: 'bet',
  TK_WIN: 'win',
  TK_FREE_WIN: 'win',
  TK_JP_WIN: 'win',
  TK_BONUS_WIN: 'win',
  TK_FREE_BET: null,
  TK_ROLLBACK: null,
};

/** As their documents write times, which are those of Greenwich. */
export const hub88Time = (at: Date): string => at.toISOString().slice(0, 19);

/** A time without a zone is of Greenwich. */
const momentOf = (text: string): Date =>
  new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);

/** A transaction of their books in our words; nothing for what moves no money. */
export function readTransaction(told: Hub88Transaction): ProviderTransaction[] {
  const kind = kinds[told.kind];
  // A kind that nobody here knows may be money: the day is not compared rather than half compared.
  if (kind === undefined) throw new ProviderFailure('unreadable');
  const at = momentOf(told.inserted_at);
  if (Number.isNaN(at.getTime())) throw new ProviderFailure('unreadable');
  if (kind === null || (told.currency ?? 'PHP') !== 'PHP') return [];
  return [
    {
      transactionId: told.transaction_uuid,
      player: told.user,
      kind,
      amount: Math.floor(told.amount / unitsPerCentavo),
      stands: (told.status ?? told.transaction_status) === 'TS_SUCCESS',
      at,
    },
  ];
}
