import { useLingui } from '@lingui/react/macro';
import { askVenue, type StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { CheckField, TextField } from '../../../lib/fields/field.tsx';
import { numberTyped } from '../../../lib/fields/money-typed.ts';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';

interface VenueDialogProps {
  /** Null for a new one. */
  readonly venue: StaffVenue | null;
  readonly onClose: () => void;
}

/** Asks a second person to add a venue, or to change where it opens and what it may pay. */
export function VenueDialog({ venue, onClose }: VenueDialogProps) {
  const { t } = useLingui();
  const revision = venue?.revision ?? 0;
  const form = useDecisionForm(askVenue, {
    typed: {
      code: venue?.code ?? '',
      name: venue?.name ?? '',
      launch_url: venue?.launch_url ?? '',
      is_open: venue?.is_open ?? true,
      win_times: String(venue?.ceilings.win_times ?? 1000),
    },
    input: (typed) => ({ ...typed, revision, win_times: numberTyped(typed.win_times) }),
    words: {
      code: t`Small letters, digits and dashes`,
      launch_url: t`An address that begins with https`,
      win_times: t`A whole number`,
    },
    refusals: { VENUE_KNOWN: 'code', VENUE_ORIGIN: 'launch_url' },
  });
  const asking = useAsking(askVenue, form);
  const { field } = form;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={venue === null ? t`New venue` : t`Change the venue`}
      consequence={t`Once a second person has approved, games of the venue open there. Its origin must stand in PERYA_FRAME_ORIGINS, which is set at the machine.`}
      reasons={useReasons(askVenue.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TextField
        label={t`Code`}
        hint={t`Stays as it is, in addresses too`}
        maxLength={40}
        readOnly={venue !== null}
        {...field('code')}
      />
      <TextField label={t`Name`} maxLength={60} {...field('name')} />
      <TextField
        label={t`Where its games open`}
        hint={t`As the provider says; the launch appends what it signs`}
        maxLength={300}
        {...field('launch_url')}
      />
      <TextField
        label={t`A round pays at most, times its stake`}
        hint={t`For games that say nothing of their own`}
        inputMode="numeric"
        {...field('win_times')}
      />
      <CheckField label={t`Open`} {...field('is_open')} />
    </DecisionFormDialog>
  );
}
