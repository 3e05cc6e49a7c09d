import { useLingui } from '@lingui/react/macro';
import {
  askJackpot,
  type JackpotState,
  jackpotStates,
  type StaffJackpot,
} from '@perya/contract/games/staff-calls/jackpots';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { CheckField, SelectField, TextField } from '../../../lib/fields/field.tsx';
import { moneyTyped } from '../../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { PickerField } from '../../../lib/search/picker-field.tsx';
import { percentOf, shareTyped } from './share-typed.ts';
import { useStateNames } from './use-state-names.ts';

interface JackpotDialogProps {
  /** Null for a new one. */
  readonly held: StaffJackpot | null;
  readonly onClose: () => void;
}

const codesOf = (text: string) => text.split(/[\s,]+/).filter((code) => code !== '');

function typedOf(held: StaffJackpot | null) {
  return {
    code: held?.code ?? '',
    name_en: held?.name_en ?? '',
    name_tl: held?.name_tl ?? '',
    state: (held?.state ?? 'on') as string,
    share_ppm: percentOf(held?.share_ppm ?? 5000),
    seed: held?.seed ?? '',
    cap: held?.cap ?? '',
    must_drop: held?.must_drop ?? false,
    one_in: held?.one_in ?? '',
    games: held?.games.join(', ') ?? '',
  };
}

function useJackpotForm(held: StaffJackpot | null) {
  const { t } = useLingui();
  return useDecisionForm(askJackpot, {
    typed: typedOf(held),
    input: (typed) => ({
      ...typed,
      code: typed.code.trim(),
      state: typed.state as JackpotState,
      share_ppm: shareTyped(typed.share_ppm),
      seed: moneyTyped(typed.seed) ?? typed.seed,
      cap: moneyTyped(typed.cap) ?? typed.cap,
      one_in: moneyTyped(typed.one_in) ?? typed.one_in,
      games: codesOf(typed.games),
      seen: held?.version ?? 0,
    }),
    words: {
      code: t`Small letters, digits and hyphens`,
      share_ppm: t`A number from 0 to 10, with four decimals at most`,
      games: t`Codes of games, with commas between them`,
    },
    refusals: {
      JACKPOT_SEED: 'seed',
      JACKPOT_CAP: 'cap',
      JACKPOT_DROP: 'must_drop',
      JACKPOT_GAME: 'games',
      JACKPOT_GAMES: 'games',
      JACKPOT_RETURN: 'share_ppm',
    },
  });
}

/** Asks a second person for a jackpot and its terms. */
export function JackpotDialog({ held, onClose }: JackpotDialogProps) {
  const { t } = useLingui();
  const states = useStateNames();
  const reasons = useReasons(askJackpot.reasons);
  const form = useJackpotForm(held);
  const asking = useAsking(askJackpot, form);
  const name = held?.name_en ?? '';
  return (
    <DecisionFormDialog
      form={form}
      width="wide"
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={held ? t`Jackpot ${name}` : t`New jackpot`}
      consequence={t`Once a second person has approved, it counts for the next pool; the pool that fills keeps what it was begun with. Every pool begins with money of the house.`}
      reasons={reasons}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField label={t`Code`} readOnly={held !== null} maxLength={32} {...form.field('code')} />
      <TextField label={t`Name in English`} maxLength={40} {...form.field('name_en')} />
      <TextField label={t`Name in Tagalog`} maxLength={40} {...form.field('name_tl')} />
      <SelectField
        label={t`State`}
        options={jackpotStates.map((value) => ({ value, label: states[value] }))}
        {...form.field('state')}
      />
      <TextField
        label={t`Share of a stake, in percent`}
        hint={t`0 is a fixed prize`}
        inputMode="decimal"
        {...form.field('share_ppm')}
      />
      <TextField label={t`Begins with, in pesos`} inputMode="decimal" {...form.field('seed')} />
      <TextField label={t`Holds at most, in pesos`} inputMode="decimal" {...form.field('cap')} />
      <CheckField label={t`It must be won when it is full`} {...form.field('must_drop')} />
      <TextField
        label={t`Staked for one win on average, in pesos`}
        inputMode="decimal"
        {...form.field('one_in')}
      />
      <PickerField
        kind="game"
        isMany
        label={t`Games`}
        hint={t`Their codes, with commas between them`}
        value={form.typed.games}
        set={(games) => form.choose('games', games)}
        error={form.errorOf('games')}
      />
    </DecisionFormDialog>
  );
}
