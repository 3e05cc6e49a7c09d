import { useLingui } from '@lingui/react/macro';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';
import { IconButton } from '../fields/button.tsx';
import { useMay } from '../session/session.ts';
import { downloadIcon } from '../show/icons.ts';
import type { ExportDialog, Exported } from './export-dialog.tsx';

/** Takes the list along as CSV: what one sees of it, with the filters that stand, and a reason that is written down. */
export function ExportButton(props: Exported) {
  const { t } = useLingui();
  const may = useMay();
  // Fetched when it is opened: a list is there sooner without its form and the columns of every list.
  const [Dialog, setDialog] = useState<typeof ExportDialog | null>(null);
  if (!may('lists.export')) return null;
  const open = () =>
    void import('./export-dialog.tsx').then(
      (fetched) => setDialog(() => fetched.ExportDialog),
      () => toast.error(t`No connection. Try again.`),
    );
  return (
    <>
      <IconButton drawing={downloadIcon} label={t`Export as CSV`} onClick={open} />
      {Dialog && <Dialog {...props} onClose={() => setDialog(null)} />}
    </>
  );
}
