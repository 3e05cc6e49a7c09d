import { useLingui } from '@lingui/react/macro';
import type { Requirement } from '@perya/contract/payments/calls/payments';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { playedOf } from './played-of.ts';

/** One amount in plain words: how much more play frees how much, and where it came from. [M-481] */
export function RequirementRow({ requirement }: { readonly requirement: Requirement }) {
  const { t } = useLingui();
  const momentText = useMoment('minute');
  const { source, created_at, amount, left, to_play } = requirement;
  const more = pesoText(left);
  const released = pesoText(amount);
  const { played, percent } = playedOf(requirement);
  const done = pesoText(played);
  const all = pesoText(to_play);
  return (
    <li className="flex flex-col gap-1.5 rounded-control bg-sunken px-3.5 py-3">
      <p className="font-semibold leading-snug">{t`Play ${more} more to release ${released}`}</p>
      <p className="text-[0.8125rem] text-ink-muted">
        {source} · {momentText(created_at)}
      </p>
      <ProgressBar label={t`Played`} value={percent} max={100} valueText={t`${done} of ${all}`} />
    </li>
  );
}
