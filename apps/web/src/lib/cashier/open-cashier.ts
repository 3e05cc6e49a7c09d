import { languageOfLocale, say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { throughKycGate } from '../kyc-gate/gate.ts';
import { loadMessages } from '../language/messages.ts';
import { type OverlayPayload, openOverlay } from '../overlays/pending-action.ts';
import { requireLogin } from '../session/require-login.ts';
import { sessionToken } from '../session/session-token.ts';
import { provedPartner } from '../session/wallet-app-user.ts';
import { type MoneyAction, moneyWay } from './money-way.ts';

/** Not in the catalogue of the shell, which belongs to the first load. */
const noWalletApp = {
  en: 'Open your wallet app to move money in and out',
  tl: 'Buksan ang wallet app mo para magpasok at maglabas ng pera',
};

async function openWalletApp(action: MoneyAction): Promise<void> {
  // Only a partner's player needs it.
  const { hostOf } = await import('../partners/hosts.ts');
  if (await hostOf('ewallet').openWalletApp(action)) return;
  toast.error(say(noWalletApp, languageOfLocale(document.documentElement.lang)));
}

/** Every way to the deposit and the withdrawal: login, identity gate, then the panel or what a partner's player has instead. [A-230 A-231 M-043 M-320] */
export function openCashier(action: MoneyAction, payload: OverlayPayload = {}): void {
  const partner = provedPartner();
  const way = moneyWay(action, partner);
  const open = async () => {
    if (way.kind === 'wallet-app') return openWalletApp(action);
    // The sheet's title is among the words of its feature.
    await loadMessages(action);
    openOverlay(way.action, payload);
  };
  const visit = {
    hasToken: sessionToken.get() !== null,
    partner,
    go: (path: string) => location.assign(path),
    sayComeAgain: () =>
      void import('../session/say-come-again.ts').then((told) => told.sayComeAgain()),
  };
  requireLogin(() => void throughKycGate(action, open), visit, action);
}
