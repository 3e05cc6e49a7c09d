import { useLingui } from '@lingui/react/macro';
import type { VipTier } from '@perya/contract/rules/vip/levels';
import type { VipLevel } from '@perya/contract/vip/calls/vip';
import { Badge } from '@perya/ui/badge';
import { Card } from '@perya/ui/card';
import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { useId } from 'react';
import { pesoText } from '../../lib/text/peso-text.ts';
import { VipMedal } from '../../lib/vip/vip-medal.tsx';

interface TierSectionProps {
  readonly tier: VipTier;
  readonly levels: readonly VipLevel[];
  /** Null while it is not known. */
  readonly ownLevel: number | null;
}

export function TierSection({ tier, levels, ownLevel }: TierSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card flush>
        <div className="flex items-center gap-3 border-line border-b px-4 py-3">
          <VipMedal tier={tier} className="size-14" />
          <h2 id={id} className="font-bold font-display text-xl">
            {tier}
          </h2>
        </div>
        <ol>
          {levels.map((level) => (
            <LevelRow key={level.level} {...level} ownLevel={ownLevel} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function LevelRow({ level, xp, gift, ownLevel }: VipLevel & Pick<TierSectionProps, 'ownLevel'>) {
  const { t, i18n } = useLingui();
  const needed = i18n.number(xp);
  const amount = gift === null ? null : pesoText(gift);
  const isOwn = level === ownLevel;
  const isReached = ownLevel !== null && level < ownLevel;
  return (
    <li
      {...(isOwn ? { 'aria-current': 'true' } : {})}
      className={classNames(
        'flex min-h-12 items-center gap-3 border-line border-b px-4 py-2 last:border-b-0',
        isOwn && 'bg-accent-soft',
      )}
    >
      <span className="font-semibold">{t`VIP ${level}`}</span>
      {isOwn && <Badge tone="accent">{t`Your level`}</Badge>}
      {isReached && (
        <span className="inline-flex items-center text-positive">
          <Icon drawing={checkIcon} className="size-5" />
          <span className="sr-only">{t`Reached`}</span>
        </span>
      )}
      <span className="amount-figures ml-auto text-right">
        <span className="block text-ink-muted">{t`${needed} XP`}</span>
        {amount !== null && (
          <span className="block font-semibold text-[0.875rem]">{t`Gift ${amount}`}</span>
        )}
      </span>
    </li>
  );
}
