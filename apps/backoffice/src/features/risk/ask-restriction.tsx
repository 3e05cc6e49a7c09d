import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/limits/calls/limits';
import { askRestriction } from '@perya/contract/limits/staff-calls/limits';
import {
  type ExclusionPeriod,
  exclusionPeriods,
  type LimitKind,
  limitKinds,
  mapLimitKinds,
} from '@perya/contract/rules/play-limits';
import { requestActions } from '@perya/contract/staff/request-actions';
import { useState } from 'react';
import { AskedOutcome } from '../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../lib/asking/use-asking.ts';
import { Button } from '../../lib/fields/button.tsx';
import { CheckField, SelectField, TextField } from '../../lib/fields/field.tsx';
import { moneyTyped } from '../../lib/fields/money-typed.ts';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useLimitNames } from '../../lib/show/use-limit-names.ts';

const empty = { uid: '', exclusion: '', ...mapLimitKinds(() => '') };

/** What was typed as the contract takes it; what cannot be read goes as it is, and is refused in words. */
function amountOf(typed: string): string | undefined {
  const text = typed.replaceAll(',', '').trim();
  if (text === '') return undefined;
  return moneyTyped(text) ?? text;
}

interface AskRestrictionProps {
  readonly uid: string | null;
  /** What the house has set, of a player who is known: a second person may lift it. */
  readonly house: PlayLimits['house'] | null;
}

/** Asks a second person for stricter limits or an exclusion of a player, or to lift limits of the house. */
export function AskRestriction({ uid, house }: AskRestrictionProps) {
  const { t } = useLingui();
  const reasons = useReasons(requestActions['limits.restrict'].reasons);
  const asking = useAsking(askRestriction);
  const names = useLimitNames();
  const [typed, setTyped] = useState(empty);
  const [lifted, setLifted] = useState<readonly LimitKind[]>([]);
  const ofHouse = limitKinds.filter((kind) => house !== null && house[kind] !== null);
  const set = (field: keyof typeof empty) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  const periods: Record<ExclusionPeriod, string> = {
    '1d': t`1 day`,
    '7d': t`7 days`,
    '30d': t`30 days`,
    '180d': t`180 days`,
    permanent: t`For ever`,
  };
  const labels: Record<LimitKind, string> = {
    daily_stake: t`Daily stake at most, ₱`,
    daily_loss: t`Daily loss at most, ₱`,
    daily_deposit: t`Daily deposit at most, ₱`,
    weekly_deposit: t`Weekly deposit at most, ₱`,
    monthly_deposit: t`Monthly deposit at most, ₱`,
  };
  const liftLabel = (name: string) => t`Lift the limit of the house: ${name}`;
  const begin = () => {
    setTyped(empty);
    setLifted([]);
    asking.begin();
  };
  const ask = (reason: string, words: string) =>
    void asking.submit({
      uid: uid ?? typed.uid.trim(),
      ...mapLimitKinds((kind) => amountOf(typed[kind])),
      lift: lifted.length === 0 ? undefined : [...lifted],
      exclusion: (typed.exclusion || undefined) as ExclusionPeriod | undefined,
      reason: reason as never,
      words,
    });
  return (
    <>
      <Button kind="primary" onClick={begin}>{t`Ask for stricter limits`}</Button>
      {asking.isOpen && (
        <DecisionDialog
          open
          onClose={asking.close}
          title={
            uid === null ? t`Stricter limits of a player` : t`Stricter limits of player ${uid}`
          }
          consequence={t`A second person has to approve. Then it counts at once, and the player is told. The house sets only stricter limits, which the player cannot raise; one that it lifts stays as the player’s own. An exclusion ends no sooner than it says.`}
          reasons={reasons}
          decideLabel={t`Ask`}
          onDecide={(_reason, { chosen, words }) => ask(chosen, words)}
          busy={asking.isBusy}
          problem={asking.problem}
          outcome={asking.asked && <AskedOutcome id={asking.asked} />}
        >
          {uid === null && (
            <TextField
              label={t`Player id`}
              inputMode="numeric"
              required
              value={typed.uid}
              onChange={set('uid')}
            />
          )}
          <div className="grid grid-cols-2 gap-3">
            {limitKinds.map((kind) => (
              <TextField
                key={kind}
                label={labels[kind]}
                inputMode="decimal"
                value={typed[kind]}
                onChange={set(kind)}
              />
            ))}
          </div>
          {ofHouse.map((kind) => (
            <CheckField
              key={kind}
              label={liftLabel(names[kind])}
              checked={lifted.includes(kind)}
              onChange={(event) =>
                setLifted((before) => [
                  ...before.filter((each) => each !== kind),
                  ...(event.target.checked ? [kind] : []),
                ])
              }
            />
          ))}
          <SelectField
            label={t`Keep from play and deposits`}
            placeholder={t`No exclusion`}
            options={exclusionPeriods.map((value) => ({ value, label: periods[value] }))}
            value={typed.exclusion}
            onChange={set('exclusion')}
          />
        </DecisionDialog>
      )}
    </>
  );
}
