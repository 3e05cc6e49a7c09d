import { useLingui } from '@lingui/react/macro';
import {
  askProviderList,
  readProviderList,
} from '@perya/contract/catalogue/staff-calls/provider-list';
import type { StaffVenue } from '@perya/contract/games/staff-calls/venues';
import { gameCategories } from '@perya/contract/rules/game-categories';
import { useState } from 'react';
import { AskedOutcome } from '../../../lib/asking/asked-outcome.tsx';
import { useAsking, useReasons } from '../../../lib/asking/use-asking.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { CheckGroup, SelectField, TextField } from '../../../lib/fields/field.tsx';
import { useDecisionForm } from '../../../lib/forms/use-decision-form.ts';
import { DecisionFormDialog } from '../../../lib/overlays/decision-dialog.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { type Chosen, keyOfChange, type ProviderList, wantedOf } from './chosen-lines.ts';

interface ListProps {
  readonly venue: StaffVenue;
  readonly onClose: () => void;
}

/** Asks the provider which games it lists; what of it shall be ours takes two people. */
export function ProviderListButton({ venue }: { readonly venue: StaffVenue }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = venue;
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={t`Games that ${name} lists`}>
        {t`Provider’s list`}
      </Button>
      {isOpen && <ProviderListDialog venue={venue} onClose={() => setOpen(false)} />}
    </>
  );
}

function ProviderListDialog({ venue, onClose }: ListProps) {
  const { t } = useLingui();
  const { code, name } = venue;
  const read = useCall(readProviderList, { venue: code });
  const list = read.answer;
  const isSame = list && list.added.length + list.changed.length + list.gone.length === 0;
  if (list && !isSame) return <TakeListDialog venue={venue} list={list} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t`Games that ${name} lists`} width="wide">
      <CallSection title={t`Held against the catalogue`} read={read}>
        {({ same }) => (
          <PageState
            title={t`The catalogue is what the provider lists`}
            text={t`${same} games, none new, changed or gone.`}
          />
        )}
      </CallSection>
    </Dialog>
  );
}

function useTakeForm(venue: StaffVenue, list: ProviderList, chosen: Chosen) {
  const { t } = useLingui();
  const [platform] = venue.platforms;
  return useDecisionForm(askProviderList, {
    typed: {
      platform: platform?.id ?? '',
      stake_min: '1.00',
      stake_max: '1000.00',
      rtp: '',
      category: 'Slot',
    },
    input: ({ reason, words, ...typed }) => ({
      ...wantedOf(venue.code, list, chosen, typed),
      reason,
      words,
    }),
    refuses: ({ rtp }) =>
      list.added.some((game) => chosen.added.includes(game.provider_game) && game.rtp === null) &&
      !/^\d{1,2}(?:\.\d{1,2})?$/.test(rtp.trim())
        ? ['rtp']
        : [],
    words: { rtp: t`A figure such as 96.5` },
    refusals: { PLATFORM_UNKNOWN: 'platform' },
  });
}

function useFactNames() {
  const { t } = useLingui();
  return { rtp: t`return`, category: t`category`, languages: t`languages` } as const;
}

/** The lines of the list, each of which is taken or left. */
function Lines({
  list,
  chosen,
  onChoose,
}: {
  readonly list: ProviderList;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}) {
  const { t } = useLingui();
  const facts = useFactNames();
  const unsaid = t`return not said`;
  return (
    <>
      {list.added.length > 0 && (
        <CheckGroup
          legend={t`New, and closed at first`}
          isColumn
          chosen={chosen.added}
          onChoose={(added) => onChoose({ ...chosen, added })}
          options={list.added.map((game) => ({
            value: game.provider_game,
            label: [
              `${game.name} (${game.maker})`,
              game.category ?? t`category not said`,
              game.rtp === null ? unsaid : `${game.rtp} %`,
              game.languages.join(' '),
            ]
              .filter((part) => part !== '')
              .join(', '),
          }))}
        />
      )}
      {list.changed.length > 0 && (
        <CheckGroup
          legend={t`Said otherwise than in the catalogue`}
          isColumn
          chosen={chosen.changed}
          onChoose={(changed) => onChoose({ ...chosen, changed })}
          options={list.changed.map((row) => ({
            value: keyOfChange(row),
            label: `${row.name}, ${facts[row.what]}: ${row.was || '–'} → ${row.is}`,
          }))}
        />
      )}
      {list.gone.length > 0 && (
        <CheckGroup
          legend={t`Offered no more, to be closed`}
          isColumn
          chosen={chosen.gone}
          onChoose={(gone) => onChoose({ ...chosen, gone })}
          options={list.gone.map(({ id, name, code }) => ({
            value: id,
            label: `${name} (${code})`,
          }))}
        />
      )}
    </>
  );
}

function TakeListDialog({ venue, list, onClose }: ListProps & { readonly list: ProviderList }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Chosen>({ added: [], changed: [], gone: [] });
  const form = useTakeForm(venue, list, chosen);
  const asking = useAsking(askProviderList, form);
  const { field } = form;
  const { name } = venue;
  return (
    <DecisionFormDialog
      form={form}
      onSubmit={form.onSubmit(asking.submit)}
      onClose={onClose}
      title={t`Games that ${name} lists`}
      width="wide"
      consequence={t`Tick what shall be taken over, fifty of each kind at most. Once a second person has approved, all of it happens at once; covers are fetched afterwards.`}
      reasons={useReasons(askProviderList.reasons)}
      decideLabel={t`Ask for approval`}
      busy={asking.isBusy}
      problem={asking.problem}
      outcome={asking.asked && <AskedOutcome id={asking.asked} />}
    >
      <Lines list={list} chosen={chosen} onChoose={setChosen} />
      {chosen.added.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField
            label={t`Platform`}
            options={venue.platforms.map(({ id, name: label }) => ({ value: id, label }))}
            {...field('platform')}
          />
          <TextField label={t`Smallest stake, in pesos`} {...field('stake_min')} />
          <TextField label={t`Largest stake, in pesos`} {...field('stake_max')} />
          <TextField label={t`Return where the provider says none`} {...field('rtp')} />
          <SelectField
            label={t`Category where the provider says none`}
            options={gameCategories.map((value) => ({ value, label: value }))}
            {...field('category')}
          />
        </div>
      )}
    </DecisionFormDialog>
  );
}
