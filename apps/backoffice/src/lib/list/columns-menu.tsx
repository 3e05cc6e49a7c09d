import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { DropdownMenu } from 'radix-ui';
import { IconButton } from '../fields/button.tsx';
import { columnsIcon } from '../show/icons.ts';
import { type Column, shownColumns } from './column.ts';

interface ColumnsMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly chosen: readonly string[] | null;
  readonly choose: (columns: readonly string[] | null) => void;
}

export function ColumnsMenu<Row>({ columns, chosen, choose }: ColumnsMenuProps<Row>) {
  const { t } = useLingui();
  const shown = shownColumns(columns, chosen).map(({ id }) => id);
  const toggle = (id: string) =>
    choose(shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id]);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton drawing={columnsIcon} label={t`Columns`} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} className="menu">
          {columns.slice(1).map(({ id, title }) => (
            <DropdownMenu.CheckboxItem
              key={id}
              checked={shown.includes(id)}
              // The menu stays, because one often changes several.
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={() => toggle(id)}
              className="menu-item"
            >
              <span className="inline-flex w-5">
                <DropdownMenu.ItemIndicator>
                  <Icon drawing={checkIcon} className="size-4" />
                </DropdownMenu.ItemIndicator>
              </span>
              {title}
            </DropdownMenu.CheckboxItem>
          ))}
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Item onSelect={() => choose(null)} className="menu-item">
            {t`As they were`}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
