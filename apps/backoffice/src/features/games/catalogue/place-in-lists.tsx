import { useLingui } from '@lingui/react/macro';
import {
  listStaffGames,
  moveGame,
  type StaffGame,
} from '@perya/contract/catalogue/staff-calls/games';
import type { CategoryId } from '@perya/contract/rules/game-categories';
import { toast } from '@perya/ui/toast';
import { Button } from '../../../lib/fields/button.tsx';
import { useChoiceLabel } from '../../../lib/list/use-choice-label.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { gamesFilters } from './games-filters.ts';
import { stepsOf } from './place-moves.ts';

const listsOf = ({ category, is_hot, is_new }: StaffGame): CategoryId[] => [
  category,
  ...(is_hot ? (['Hot Games'] as const) : []),
  ...(is_new ? (['New Games'] as const) : []),
];

interface OneListProps {
  readonly game: StaffGame;
  readonly list: CategoryId;
}

function OneList({ game, list }: OneListProps) {
  const { t } = useLingui();
  const may = useMay();
  const choiceLabel = useChoiceLabel();
  const { answer } = useCall(listStaffGames, { category: list, limit: 200 });
  const { submit, isBusy } = useSubmit(moveGame, {
    onDone: () => {
      toast.success(t`The order is saved`);
    },
  });
  const label = gamesFilters.category.options.find(({ value }) => value === list)?.label;
  const name = label ? choiceLabel(label) : list;
  const steps = answer && stepsOf(answer.rows, game.id, answer.next === null);
  const go = (above: string | null) =>
    void submit({ id: game.id, revision: game.revision, list, above });
  const count = answer?.count ?? 0;
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-2">
      <span className="grow">
        {steps && steps.place > 0 ? t`${name}: place ${steps.place} of ${count}` : name}
      </span>
      {steps && may('games.edit') && (
        <>
          {steps.top !== undefined && (
            <Button busy={isBusy} onClick={() => go(steps.top ?? null)}>{t`To the top`}</Button>
          )}
          {steps.up !== undefined && (
            <Button busy={isBusy} onClick={() => go(steps.up ?? null)}>{t`Up`}</Button>
          )}
          {steps.down !== undefined && (
            <Button busy={isBusy} onClick={() => go(steps.down ?? null)}>{t`Down`}</Button>
          )}
        </>
      )}
    </li>
  );
}

/** Where the game stands in the lists that players see. One number orders them all: a step in one may be a step in another. */
export function PlaceInLists({ game }: { readonly game: StaffGame }) {
  const { t } = useLingui();
  return (
    <Section title={t`Order`}>
      <ul className="flex flex-col gap-1">
        {listsOf(game).map((list) => (
          <OneList key={list} game={game} list={list} />
        ))}
      </ul>
      <p className="text-ink-muted">{t`One number orders all lists: a step in one can be a step in another.`}</p>
    </Section>
  );
}
