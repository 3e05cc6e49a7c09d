import type { AnswerOf } from '@perya/contract/call';
import { listDailyWins } from '@perya/contract/calls/bets';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.ts';

type DailyWins = AnswerOf<typeof listDailyWins> | 'loading' | 'failed';

export function useDailyWins(): { readonly wins: DailyWins; readonly reload: () => void } {
  const { language } = useLanguage();
  const [wins, setWins] = useState<DailyWins>('loading');
  const load = async () => {
    setWins('loading');
    try {
      const { api } = await import('../../lib/http/api.ts');
      setWins(await api.call(listDailyWins, {}));
    } catch {
      setWins('failed');
      toast.error(say(listTexts.failed, language));
    }
  };
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);
  return { wins, reload: () => void load() };
}
