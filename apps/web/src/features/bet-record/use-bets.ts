import type { AnswerOf } from '@perya/contract/call';
import { type Bet, listBets } from '@perya/contract/calls/bets';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.ts';
import { type BetFilter, betQuery } from './bet-filter.ts';

export interface BetTotals {
  readonly count: number;
  readonly staked: string;
  readonly won: string;
}

interface BetList {
  readonly rows: readonly Bet[];
  readonly totals: BetTotals | null;
  readonly state: 'loading' | 'empty' | 'error' | 'ready';
  /** How the next page stands; null after the last one. */
  readonly more: 'idle' | 'loading' | 'failed' | null;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface Loaded {
  readonly rows: readonly Bet[];
  readonly totals: BetTotals;
  readonly lastId: string | null;
}

async function fetchPage(
  filter: BetFilter,
  lastId: string | null,
): Promise<AnswerOf<typeof listBets>> {
  const { api } = await import('../../lib/http/api.ts');
  return api.call(listBets, betQuery(filter, lastId));
}

/** The records of a filter, page by page; what arrives for a filter that was left is nobody's. */
export function useBets(filter: BetFilter): BetList {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [step, setStep] = useState<'idle' | 'loading' | 'failed'>('loading');
  const asked = useRef(0);
  const { timeFlag, gameType, status } = filter;
  const load = async (before: Loaded | null) => {
    asked.current += 1;
    const mine = asked.current;
    setLoaded(before);
    setStep('loading');
    try {
      const { d, t, bt, wt, last_id } = await fetchPage(filter, before?.lastId ?? null);
      if (asked.current !== mine) return;
      setLoaded({
        rows: [...(before?.rows ?? []), ...d],
        totals: { count: t, staked: bt, won: wt },
        lastId: last_id,
      });
      setStep('idle');
    } catch {
      if (asked.current !== mine) return;
      setStep('failed');
      toast.error(say(listTexts.failed, language));
    }
  };
  const begin = useEffectEvent(() => void load(null));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, or another try, is what asks anew.
  useEffect(() => {
    begin();
    return () => {
      asked.current += 1;
    };
  }, [timeFlag, gameType, status, attempt]);
  return {
    rows: loaded?.rows ?? [],
    totals: loaded?.totals ?? null,
    state: stateOf(loaded, step),
    more: loaded === null || loaded.lastId === null ? null : step,
    loadMore: () => {
      if (step !== 'loading' && loaded?.lastId) void load(loaded);
    },
    reload: () => setAttempt(attempt + 1),
  };
}

function stateOf(loaded: Loaded | null, step: 'idle' | 'loading' | 'failed'): BetList['state'] {
  if (loaded === null) return step === 'failed' ? 'error' : 'loading';
  return loaded.rows.length === 0 ? 'empty' : 'ready';
}
