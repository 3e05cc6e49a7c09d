import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { type ExclusionPeriod, exclusionPeriods } from '@perya/contract/rules/play-limits';
import { Button } from '@perya/ui/button';
import { RadioGroup } from '@perya/ui/fields/radio-group';
import { Icon } from '@perya/ui/icon';
import { shieldIcon } from '@perya/ui/icons/status';
import { useState } from 'react';
import { useMoment } from '../../lib/text/use-moment.ts';
import { askToExclude } from './ask-to-exclude.tsx';
import { ExclusionForms } from './exclusion-forms.tsx';
import { LimitsSection } from './limits-section.tsx';
import { usePeriodNames } from './use-period-names.ts';

interface ExclusionCardProps {
  readonly exclusion: PlayLimits['exclusion'];
  /** So many months of a term nothing ends it. */
  readonly irrevocableMonths: number;
}

/** The way to stay away from play: a break, or a term of exclusion. A player makes it longer and never shorter. */
export function ExclusionCard({ exclusion, irrevocableMonths }: ExclusionCardProps) {
  const { t } = useLingui();
  const names = usePeriodNames();
  const [period, setPeriod] = useState<ExclusionPeriod | null>(null);
  const isForEver = exclusion !== null && exclusion.until === null;
  const ask = (chosen: ExclusionPeriod) =>
    askToExclude({
      title: t`Take a break from play?`,
      period: chosen,
      irrevocableMonths,
      onExcluded: () => setPeriod(null),
    });
  return (
    <LimitsSection
      title={t`Take a break from play`}
      explanation={t`No game opens, and no bet and no deposit is taken for as long as you choose. You can still log in and withdraw your money.`}
    >
      {exclusion !== null && <Standing exclusion={exclusion} />}
      {!isForEver && (
        <>
          <RadioGroup
            label={exclusion === null ? t`For how long` : t`Make it longer`}
            options={exclusionPeriods.map((value) => ({ value, label: names[value] }))}
            value={period}
            onChange={setPeriod}
          />
          <Button
            kind="danger"
            onClick={() => period !== null && ask(period)}
            disabledReason={period === null ? t`Choose for how long` : undefined}
          >
            {t`Take a break`}
          </Button>
        </>
      )}
      <ExclusionForms isExcluded={exclusion !== null} />
    </LimitsSection>
  );
}

function Standing({
  exclusion: { until, firm_until: firmUntil },
}: {
  readonly exclusion: NonNullable<PlayLimits['exclusion']>;
}) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const end = until === null ? null : moment(until);
  const firm = firmUntil === null || firmUntil === until ? null : moment(firmUntil);
  return (
    <p className="flex items-start gap-2 rounded-control bg-warning-soft p-3 text-[0.9375rem]">
      <Icon drawing={shieldIcon} className="mt-0.5 size-5 text-warning" />
      <span>
        {end === null
          ? t`You are on a break from play, forever.`
          : t`You are on a break from play until ${end}.`}{' '}
        {firm !== null &&
          t`It cannot be ended before ${firm}. After that, support can tell you how.`}
      </span>
    </p>
  );
}
