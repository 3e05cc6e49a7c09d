import { useLingui } from '@lingui/react/macro';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { Button, buttonClass } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../../lib/page/site.ts';
import { hostOf } from '../../lib/partners/hosts.ts';
import { EntryScene } from './entry-scene.tsx';
import { leaveAfterMs, opensWalletApp } from './rules/opens-wallet-app.ts';

/** Opens the wallet app on a phone, after a second; elsewhere it says what to do. [A-061 M-087 M-446] */
export function WalletPage() {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const provider = partnerBrands.ewallet.name;
  const [isPhone] = useState(() => opensWalletApp(window.innerWidth, navigator.userAgent));
  const openApp = useEffectEvent(async (byHand: boolean) => {
    if (await hostOf('ewallet').openWalletApp('open')) return;
    if (byHand) toast.info(t`Open ${provider} on your phone and look for ${name} there`);
  });
  useEffect(() => {
    if (!isPhone) return;
    const timer = setTimeout(() => void openApp(false), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [isPhone]);
  const onPhone = t`${provider} opens in a moment, and ${name} in it. You are then logged in without typing anything.`;
  const elsewhere = t`${name} is inside the ${provider} app on your phone. Open it there, and you are logged in without typing anything.`;
  return (
    <EntryScene title={t`${name} in ${provider}`} text={isPhone ? onPhone : elsewhere}>
      {isPhone && (
        <Button
          size="large"
          className="mt-2"
          onClick={() => void openApp(true)}
        >{t`Open ${provider}`}</Button>
      )}
      <Link
        to="/"
        className={buttonClass(isPhone ? 'secondary' : 'primary', 'large')}
      >{t`Look around first`}</Link>
    </EntryScene>
  );
}
