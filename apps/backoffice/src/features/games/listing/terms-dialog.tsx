import { useLingui } from '@lingui/react/macro';
import type { StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import { askGameTerms } from '@perya/contract/catalogue/staff-calls/listing';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { TermFields } from './term-fields.tsx';
import { termsOf } from './typed-game.ts';

interface TermsDialogProps {
  readonly game: StaffGame;
  readonly onClose: () => void;
}

/** Asks a second person to change what a game takes, pays and counts as. */
export function TermsDialog({ game: shown, onClose }: TermsDialogProps) {
  const { t } = useLingui();
  // The list goes on refreshing behind the dialog; the request stays about what was seen.
  const [game] = useState(shown);
  const { id, revision, name } = game;
  const { provider_game, category, rtp, stake_min, stake_max } = game;
  const form = useDecisionForm(askGameTerms, {
    typed: {
      provider_game,
      category: category as string,
      rtp,
      stake_min,
      stake_max,
      win_times: String(game.win_times ?? ''),
    },
    input: ({ reason, words, ...typed }) => ({ id, revision, ...termsOf(typed), reason, words }),
    words: { rtp: t`A figure such as 96.5` },
    refusals: { GAME_TERMS: 'stake_max' },
  });
  const asking = useAsking(askGameTerms, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Terms of ${name}`}
      width="wide"
      consequence={t`Once a second person has approved, rounds that begin from then on go by them. The category decides how much of a stake counts as turnover.`}
      reasons={useReasons(askGameTerms.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <TermFields field={form.field} />
    </DecisionFormDialog>
  );
}
