import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../fields/button.tsx';
import { useMay } from '../session/session.ts';
import { downloadIcon } from '../show/icons.ts';
import type { Exported } from './export-dialog.tsx';

/** Fetched when it is opened: a list is there sooner without its form and the columns of every list. */
const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}));

/** Takes the list along as CSV: what one sees of it, with the filters that stand, and a reason that is written down. */
export function ExportButton(props: Exported) {
  const { t } = useLingui();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lists.export')) return null;
  return (
    <>
      <IconButton drawing={downloadIcon} label={t`Export as CSV`} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
