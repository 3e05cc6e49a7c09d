import { useLingui } from '@lingui/react/macro';
import { type HomeWay, homeLengths } from '@perya/contract/content/staff-calls/home';
import { TextField } from '../../lib/fields/field.tsx';
import { PlaceButtons } from './place-buttons.tsx';

interface WayRowProps {
  readonly way: HomeWay;
  readonly place: number;
  readonly count: number;
  readonly onChange: (change: Partial<HomeWay>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One way into the lobby as it is changed. */
export function WayRow({ way, place, count, onChange, onMove, onRemove }: WayRowProps) {
  const { t } = useLingui();
  const number = place + 1;
  const name = t`Way ${number}`;
  const field = (key: keyof HomeWay, label: string) => (
    <TextField
      label={label}
      labelHidden={place > 0}
      maxLength={key === 'link' ? 300 : homeLengths.way}
      value={way[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <li aria-label={name} className="grid grid-cols-[1fr_1fr_1.5fr_auto] items-end gap-2">
      {field('name_en', t`In English`)}
      {field('name_tl', t`In Tagalog`)}
      {field('link', t`Leads to`)}
      <PlaceButtons
        name={name}
        isFirst={place === 0}
        isLast={place === count - 1}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  );
}
