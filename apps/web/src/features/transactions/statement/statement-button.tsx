import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Sheet } from '@perya/ui/overlays/sheet';
import { useState } from 'react';
import { StatementForm } from './statement-form.tsx';

export function StatementButton() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t`Statement`}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Download a statement`}
        description={t`Every transaction of the days that you choose, at most a year.`}
        closeLabel={t`Close`}
      >
        <StatementForm onDone={() => setIsOpen(false)} />
      </Sheet>
    </>
  );
}
