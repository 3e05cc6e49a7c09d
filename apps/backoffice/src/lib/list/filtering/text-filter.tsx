import { Icon } from '@perya/ui/icon';
import { searchIcon } from '@perya/ui/icons/action';
import { TextField } from '../../fields/field.tsx';
import { useTypedFilter } from './use-typed-filter.ts';

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

export function TextFilter({ label, value, set }: TextFilterProps) {
  const { typed, setTyped, settleNow } = useTypedFilter(value, set);
  return (
    <div className="relative">
      <Icon
        drawing={searchIcon}
        className="pointer-events-none absolute top-2 left-2 size-4 text-ink-muted"
      />
      <TextField
        label={label}
        labelHidden
        type="search"
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && settleNow()}
        className="w-64 pl-7.5"
      />
    </div>
  );
}
