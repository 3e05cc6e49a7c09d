import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { tierOf, vipProgress } from '@perya/contract/rules/vip/levels';
import type { getVip } from '@perya/contract/vip/calls/vip';
import { Card } from '@perya/ui/card';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { pesoText } from '../../lib/text/peso-text.ts';
import { VipMedal } from '../../lib/vip/vip-medal.tsx';

type Standing = AnswerOf<typeof getVip>;

interface StandingCardProps {
  readonly standing: Standing;
  /** What the next level brings; null where nothing does, or nothing is known of it yet. */
  readonly nextGift: string | null;
}

/** Where the player stands, and how far it is to the next level. [M-058 M-152 M-153 M-154] */
export function StandingCard({ standing, nextGift }: StandingCardProps) {
  const { t, i18n } = useLingui();
  const { level } = standing;
  const tier = tierOf(level);
  const progress = vipProgress(standing);
  const xp = i18n.number(standing.xp);
  return (
    <Card kind="glow" className="flex flex-col gap-5 p-5">
      <div className="flex items-center gap-4">
        <VipMedal tier={tier} className="size-24" />
        <div className="min-w-0">
          <h2 className="font-display font-extrabold text-[2rem] leading-tight">{t`VIP ${level}`}</h2>
          <p className="font-semibold text-spark">{tier ?? t`No tier yet`}</p>
          <p className="amount-figures mt-1 text-[0.9375rem]">{t`${xp} XP`}</p>
        </div>
      </div>
      {progress === null ? (
        <p className="font-semibold">{t`You have reached the highest level.`}</p>
      ) : (
        <WayToNext level={level} xp={standing.xp} {...progress} nextGift={nextGift} />
      )}
    </Card>
  );
}

interface WayToNextProps {
  readonly level: number;
  readonly xp: number;
  readonly target: number;
  readonly missing: number;
  readonly percent: number;
  readonly nextGift: string | null;
}

function WayToNext({ level, xp, target, missing, percent, nextGift }: WayToNextProps) {
  const { t, i18n } = useLingui();
  const next = level + 1;
  const have = i18n.number(xp);
  const aim = i18n.number(target);
  const left = i18n.number(missing);
  const gift = nextGift === null ? null : pesoText(nextGift);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={t`To VIP ${next}: ${percent}%`} value={percent} max={100} />
      <p className="amount-figures flex flex-wrap justify-between gap-x-3 text-[0.9375rem]">
        <span>{t`${have} of ${aim} XP`}</span>
        <span>{t`${left} XP to go`}</span>
      </p>
      {gift !== null && <p className="font-semibold">{t`Reach VIP ${next} to get ${gift}`}</p>}
    </div>
  );
}
