import { useLingui } from '@lingui/react/macro';
import {
  askNewGames,
  gamesAtOnceMax,
  gameToList,
} from '@perya/contract/catalogue/staff-calls/listing';
import type { StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { CheckField, SelectField, TextArea, TextField } from '../../../lib/fields/field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { TermFields } from './term-fields.tsx';
import { emptyGame, gameOf, readList, type TypedGame } from './typed-game.ts';

interface NewGamesDialogProps {
  readonly venue: StaffVenue;
  readonly onClose: () => void;
}

interface Typed extends TypedGame {
  readonly isList: boolean;
  readonly games: string;
}

/** The fields of a game by hand that the contract refuses. */
const refusedOf = (typed: Typed) =>
  (gameToList.safeParse(gameOf(typed)).error?.issues ?? []).map(
    ({ path }) => path[0] as keyof TypedGame,
  );

function useNewGamesForm(venue: StaffVenue) {
  const { t } = useLingui();
  const [platform] = venue.platforms;
  const typed: Typed = { ...emptyGame, platform: platform?.id ?? '', isList: false, games: '' };
  return useDecisionForm(askNewGames, {
    typed,
    input: ({ reason, words, ...given }) => ({
      venue: venue.code,
      games: given.isList ? readList(given.games, given.platform) : [gameOf(given)],
      reason,
      words,
    }),
    refuses: (given) => (given.isList ? [] : refusedOf(given)),
    words: {
      games: t`A line cannot be read, or there are more than ${gamesAtOnceMax}`,
      code: t`Small letters, digits and dashes`,
      rtp: t`A figure such as 96.5`,
    },
    refusals: { PLATFORM_UNKNOWN: 'platform' },
  });
}

/** Asks a second person to list games of a venue, one by hand or several as the provider lists them. */
export function NewGamesDialog({ venue, onClose }: NewGamesDialogProps) {
  const { t } = useLingui();
  const { name } = venue;
  const form = useNewGamesForm(venue);
  const { field, typed } = form;
  const asking = useAsking(askNewGames, form);
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`New games of ${name}`}
      width="wide"
      consequence={t`Once a second person has approved, they stand in the catalogue, closed. Give each a cover, then open it.`}
      reasons={useReasons(askNewGames.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <SelectField
        label={t`Platform`}
        options={venue.platforms.map(({ id, name: label }) => ({ value: id, label }))}
        {...field('platform')}
      />
      <CheckField label={t`Several, as a list`} {...field('isList')} />
      {typed.isList ? (
        <TextArea
          label={t`A game on each line`}
          hint={t`Code; name; name at the provider; category; return; smallest stake; largest stake; times`}
          rows={8}
          {...field('games')}
        />
      ) : (
        <>
          <TextField
            label={t`Code`}
            hint={t`Stays as it is, in addresses too`}
            maxLength={64}
            {...field('code')}
          />
          <TextField label={t`Name`} maxLength={80} {...field('name')} />
          <TermFields field={field} />
        </>
      )}
    </DecisionFormDialog>
  );
}
