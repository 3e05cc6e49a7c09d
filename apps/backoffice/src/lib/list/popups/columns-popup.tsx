import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { Menu } from 'radix-ui/internal';
import { type ReactNode, useState } from 'react';
import { MenuPopup } from '../../overlays/menu-popup.tsx';
import type { PopupPlace } from '../../overlays/use-popup.ts';
import { type Column, shownColumns } from '../column.ts';
import { type Density, densities, type ListLook } from '../look/use-list-look.ts';

interface ColumnsPopupProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly look: ListLook;
  readonly place: PopupPlace;
}

/** The menu stays, because one often changes several. */
const stay = (event: Event) => event.preventDefault();

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? without(ids, id) : [...ids, id];

const Mark = () => (
  <span className="inline-flex w-5">
    <Menu.ItemIndicator>
      <Icon drawing={checkIcon} className="size-4" />
    </Menu.ItemIndicator>
  </span>
);

interface CheckItemProps {
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function CheckItem({ checked, onToggle, children }: CheckItemProps) {
  return (
    <Menu.CheckboxItem
      checked={checked}
      onSelect={stay}
      onCheckedChange={onToggle}
      className="menu-item"
    >
      <Mark />
      {children}
    </Menu.CheckboxItem>
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
    <Menu.RadioGroup
      value={density}
      onValueChange={(value) => setDensity(value as Density)}
      aria-label={t`Height of rows`}
    >
      {(Object.keys(densities) as Density[]).map((each) => (
        <Menu.RadioItem key={each} value={each} onSelect={stay} className="menu-item">
          <Mark />
          {names[each]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function ColumnsPopup<Row>({ columns, look, place }: ColumnsPopupProps<Row>) {
  const { t } = useLingui();
  const { chosen, choose, pinned, pin } = look;
  // The same names, for what stays in sight: a second menu beside this one would close under a quick pointer.
  const [isPinning, setPinning] = useState(false);
  const shown = shownColumns(columns, chosen);
  const ids = shown.map(({ id }) => id);
  const setOpen = (isOpen: boolean) => {
    setPinning(false);
    place.setOpen(isOpen);
  };
  return (
    <MenuPopup place={{ ...place, setOpen }}>
      {(isPinning ? shown : columns).slice(1).map(({ id, title }) => (
        <CheckItem
          key={id}
          checked={(isPinning ? pinned : ids).includes(id)}
          onToggle={() => (isPinning ? pin(toggled(pinned, id)) : choose(toggled(ids, id)))}
        >
          {title}
        </CheckItem>
      ))}
      <Menu.Separator className="menu-line" />
      <CheckItem checked={isPinning} onToggle={() => setPinning(!isPinning)}>
        {t`Keep in sight`}
      </CheckItem>
      <Menu.Item
        onSelect={() => {
          choose(null);
          pin([]);
        }}
        className="menu-item"
      >
        {t`As they were`}
      </Menu.Item>
      <Menu.Separator className="menu-line" />
      <DensityItems density={look.density} setDensity={look.setDensity} />
    </MenuPopup>
  );
}
