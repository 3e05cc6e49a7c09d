import { useLanguage } from '@perya/app-kit/language/language-context';
import { noConnection } from '@perya/app-kit/query/failure-text';
import { isApiError } from '@perya/contract/client-errors';
import { say } from '@perya/contract/text';
import { reloadWallet } from '../../lib/player/load-player.ts';

/** The server's words; a balance that has changed meanwhile is shown as it is now. [M-424] */
export function useWithdrawFailure(): (error: unknown) => string {
  const { language } = useLanguage();
  return (error) => {
    if (!isApiError(error)) return say(noConnection, language);
    if (error.code === 'NOT_WITHDRAWABLE') void reloadWallet();
    return error.message;
  };
}
