import type { FoundKind } from '@perya/contract/house/staff-calls/search';
import { PickerField } from '../../search/picker-field.tsx';
import { useTypedFilter } from './use-typed-filter.ts';

interface PickFilterProps {
  readonly kind: FoundKind;
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** A name on its way to a player is no filter yet: lists are asked by the id alone. */
const isWhole = (kind: FoundKind, typed: string) =>
  kind !== 'player' || typed === '' || /^\d{1,18}$/.test(typed);

/** A code, typed or picked; the list is asked once nobody has typed for a moment. */
export function PickFilter({ kind, label, value, set }: PickFilterProps) {
  const { typed, setTyped } = useTypedFilter(value, (next) => isWhole(kind, next) && set(next));
  return (
    <PickerField
      kind={kind}
      label={label}
      labelHidden
      placeholder={label}
      maxLength={100}
      value={typed}
      set={setTyped}
      className="w-40"
    />
  );
}
