import { useLingui } from '@lingui/react/macro';
import { exportData } from '@perya/contract/identity/calls/own-data';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { saveFile } from '../../lib/browser/save-file.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** Lets players take away all that is known of them. */
export function OwnDataRow() {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(exportData, {
    onDone: ({ url }) => {
      saveFile(url);
      toast.success(t`Your data is being downloaded. Keep the file where only you can open it`);
    },
  });
  return (
    <ListRow label={t`Your data`}>
      <Button kind="secondary" busy={isBusy} onClick={() => void submit({})}>{t`Download`}</Button>
    </ListRow>
  );
}
