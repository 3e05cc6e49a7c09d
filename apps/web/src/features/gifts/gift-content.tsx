import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { GiftMessage } from '@perya/contract/live';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Button, buttonClass } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { giftIcon } from '@perya/ui/icons/nav';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { feelReward } from '../../lib/moments/feel.ts';
import { useCountUp } from '../../lib/moments/use-count-up.ts';
import { pesoText } from '../../lib/text/peso-text.ts';

interface GiftContentProps {
  readonly gift: GiftMessage;
  readonly onClose: () => void;
}

/** What came, how much, and what must be played before it can be withdrawn. [M-508] */
export function GiftContent({ gift, onClose }: GiftContentProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { shown, isThere } = useCountUp(gift.amount);
  useEffect(feelReward, []);
  const toPlay = gift.to_play === undefined ? null : pesoText(gift.to_play);
  return (
    <div className="flex flex-col gap-4">
      <Card kind="glow" className="flex flex-col items-center gap-2 p-6 text-center">
        <Icon drawing={giftIcon} className="size-14 text-spark" />
        <p className="font-semibold">{say({ en: gift.name, tl: gift.name_tl }, language)}</p>
        <p
          aria-hidden={!isThere}
          className="font-display font-extrabold text-[2.25rem] leading-tight"
        >
          <Amount value={pesoText(shown)} />
        </p>
      </Card>
      <p className="text-[0.9375rem] leading-normal">
        {toPlay === null
          ? t`It is in your balance and can be withdrawn at once.`
          : t`It is in your balance. It can be withdrawn after ${toPlay} of turnover.`}
      </p>
      <div className="flex gap-3">
        <Link to="/my/bonuses" onClick={onClose} className={`${buttonClass('secondary')} flex-1`}>
          {t`My bonuses`}
        </Link>
        <Button className="flex-1" onClick={onClose}>{t`Thank you`}</Button>
      </div>
    </div>
  );
}
