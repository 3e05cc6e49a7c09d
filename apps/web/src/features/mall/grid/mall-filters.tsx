import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type GoodsFilter,
  type GoodsSort,
  goodsSorts,
  type PointsRangeName,
  pointsRanges,
} from '@perya/contract/rules/mall/goods';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { useState } from 'react';
import { openModal } from '../../../lib/modals/open-modal.ts';
import { ChoiceChips } from '../../../lib/page/choice-chips.tsx';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';

interface MallFiltersProps {
  readonly filter: GoodsFilter;
  readonly onApply: (filter: GoodsFilter) => void;
}

const sortNames = Object.keys(goodsSorts).map((name) => Number(name) as GoodsSort);
const rangeNames = Object.keys(pointsRanges).map((name) => Number(name) as PointsRangeName);

function useFilterTexts() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return {
    sort: (name: GoodsSort) => say(goodsSorts[name], language),
    range(name: PointsRangeName) {
      const { from, upTo } = pointsRanges[name];
      const low = filcoinText(from);
      if (upTo === null) return from === 0 ? t`All` : t`Above ${filcoinText(from - 1)}`;
      const high = filcoinText(upTo);
      return from === 0 ? t`Up to ${high}` : t`${low} to ${high}`;
    },
  };
}

/** What the grid shows, and in which order; changed in a sheet. [M-068 M-182 M-438 M-439] */
export function MallFilters({ filter, onApply }: MallFiltersProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const open = () =>
    openModal({
      title: t`Filters`,
      presentation: 'bottom',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) => (
        <FilterForm
          filter={filter}
          onApply={(next) => {
            onApply(next);
            close();
          }}
        />
      ),
    });
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-[0.875rem] text-ink-muted">
        {texts.sort(filter.sort)} · {texts.range(filter.points_range)}
      </p>
      <Button kind="secondary" onClick={open}>
        {t`Filters`}
      </Button>
    </div>
  );
}

function FilterForm({ filter, onApply }: MallFiltersProps) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const [chosen, setChosen] = useState(filter);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <p className="font-semibold text-[0.875rem]">{t`Sort`}</p>
        <ChoiceChips
          legend={t`Sort`}
          layout="scrolls"
          options={sortNames.map((value) => ({ value, label: texts.sort(value) }))}
          value={chosen.sort}
          onChange={(sort) => setChosen({ ...chosen, sort })}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="font-semibold text-[0.875rem]">{t`Points range`}</p>
        <ChoiceChips
          legend={t`Points range`}
          layout="scrolls"
          options={rangeNames.map((value) => ({ value, label: texts.range(value) }))}
          value={chosen.points_range}
          onChange={(points_range) => setChosen({ ...chosen, points_range })}
        />
      </div>
      <Button onClick={() => onApply(chosen)}>{t`Apply`}</Button>
    </div>
  );
}
