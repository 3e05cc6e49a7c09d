import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../fields/button.tsx';
import { columnsIcon } from '../show/icons.ts';
import { type Column, shownColumns } from './column.ts';
import { type Density, densities, type ListLook } from './look/use-list-look.ts';

interface ColumnsMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly look: ListLook;
}

/** The menu stays, because one often changes several. */
const stay = (event: Event) => event.preventDefault();

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? without(ids, id) : [...ids, id];

const Mark = () => (
  <span className="inline-flex w-5">
    <DropdownMenu.ItemIndicator>
      <Icon drawing={checkIcon} className="size-4" />
    </DropdownMenu.ItemIndicator>
  </span>
);

interface CheckItemProps {
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function CheckItem({ checked, onToggle, children }: CheckItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onSelect={stay}
      onCheckedChange={onToggle}
      className="menu-item"
    >
      <Mark />
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

function DensityItems({ density, setDensity }: Pick<ListLook, 'density' | 'setDensity'>) {
  const { t } = useLingui();
  const names: Readonly<Record<Density, string>> = {
    compact: t`Narrow rows`,
    regular: t`Usual rows`,
    roomy: t`High rows`,
  };
  return (
    <DropdownMenu.RadioGroup
      value={density}
      onValueChange={(value) => setDensity(value as Density)}
      aria-label={t`Height of rows`}
    >
      {(Object.keys(densities) as Density[]).map((each) => (
        <DropdownMenu.RadioItem key={each} value={each} onSelect={stay} className="menu-item">
          <Mark />
          {names[each]}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** Which columns show, which of them stay in sight, and how high the rows are. */
export function ColumnsMenu<Row>({ columns, look }: ColumnsMenuProps<Row>) {
  const { t } = useLingui();
  const { chosen, choose, pinned, pin } = look;
  // The same names, for what stays in sight: a second menu beside this one would close under a quick pointer.
  const [isPinning, setPinning] = useState(false);
  const shown = shownColumns(columns, chosen);
  const ids = shown.map(({ id }) => id);
  return (
    <DropdownMenu.Root onOpenChange={() => setPinning(false)}>
      <DropdownMenu.Trigger asChild>
        <IconButton drawing={columnsIcon} label={t`Columns`} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} className="menu">
          {(isPinning ? shown : columns).slice(1).map(({ id, title }) => (
            <CheckItem
              key={id}
              checked={(isPinning ? pinned : ids).includes(id)}
              onToggle={() => (isPinning ? pin(toggled(pinned, id)) : choose(toggled(ids, id)))}
            >
              {title}
            </CheckItem>
          ))}
          <DropdownMenu.Separator className="menu-line" />
          <CheckItem checked={isPinning} onToggle={() => setPinning(!isPinning)}>
            {t`Keep in sight`}
          </CheckItem>
          <DropdownMenu.Item
            onSelect={() => {
              choose(null);
              pin([]);
            }}
            className="menu-item"
          >
            {t`As they were`}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="menu-line" />
          <DensityItems density={look.density} setDensity={look.setDensity} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
