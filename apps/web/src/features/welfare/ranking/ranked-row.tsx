import { useLingui } from '@lingui/react/macro';
import type { RankedPlayer } from '@perya/contract/promotions/calls/ranking';
import { Amount } from '@perya/ui/amount';
import { Badge } from '@perya/ui/badge';
import { classNames } from '@perya/ui/class-names';
import { pesoText } from '../../../lib/text/peso-text.ts';

const firstPlaces = 3;

export function RankedRow({ player }: { readonly player: RankedPlayer }) {
  const { t } = useLingui();
  const { place, nickname, is_own: isOwn } = player;
  return (
    <li
      className={classNames(
        'flex items-center gap-3 border-line border-b px-4 py-2.5 last:border-b-0',
        isOwn && 'bg-accent-soft',
      )}
    >
      <span
        className={classNames(
          'amount-figures flex size-9 shrink-0 items-center justify-center rounded-full font-bold font-display',
          place <= firstPlaces ? 'bg-accent text-accent-ink' : 'text-ink-muted',
        )}
      >
        {place}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-semibold text-[0.9375rem]">{nickname}</span>
          {isOwn && <Badge tone="accent">{t`You`}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">
          {t`Staked`} <Amount value={pesoText(player.staked)} />
        </p>
      </div>
      <p className="shrink-0 font-bold text-positive">
        <Amount value={pesoText(player.prize)} />
      </p>
    </li>
  );
}
