import { isApiError } from '@perya/contract/client-errors';
import { say } from '@perya/contract/text';
import { useLanguage } from '../../lib/language/language-context.ts';
import { reloadWallet } from '../../lib/player/load-player.ts';
import { queryTexts } from '../../lib/query/query-texts.ts';

/** The server's words; a balance that has changed meanwhile is shown as it is now. [M-424] */
export function useWithdrawFailure(): (error: unknown) => string {
  const { language } = useLanguage();
  return (error) => {
    if (!isApiError(error)) return say(queryTexts.noConnection, language);
    if (error.code === 'NOT_WITHDRAWABLE') void reloadWallet();
    return error.message;
  };
}
