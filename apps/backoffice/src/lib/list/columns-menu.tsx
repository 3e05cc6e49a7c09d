import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../fields/button.tsx';
import { usePopup } from '../overlays/use-popup.ts';
import { columnsIcon } from '../show/icons.ts';
import type { Column } from './column.ts';
import type { ListLook } from './look/use-list-look.ts';

interface ColumnsMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly look: ListLook;
}

const loadPopup = async () => (await import('./popups/columns-popup.tsx')).ColumnsPopup;

/** Which columns show, which of them stay in sight, and how high the rows are. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { t } = useLingui();
  const { Popup, place, trigger } = usePopup('menu', loadPopup);
  return (
    <>
      <IconButton {...trigger} drawing={columnsIcon} label={t`Columns`} />
      {Popup && <Popup {...props} place={place} />}
    </>
  );
}
