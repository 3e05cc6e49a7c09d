import { useLingui } from '@lingui/react/macro';
import { promotionKindNames } from '@perya/contract/promotions/staff-calls/promotions';
import { plusIcon } from '@perya/ui/icons/action';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField } from '../../../lib/fields/field.tsx';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { usePromotionWords } from './promotion-words.ts';

/** Begins a draft of the kind that is chosen. */
export function NewPromotion() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const may = useMay();
  const { kindName } = usePromotionWords();
  const { isBegun: isOpen, end } = useBegun(['promotion']);
  const [kind, setKind] = useState<string>(promotionKindNames[0] ?? '');
  if (!may('promotions.edit')) return null;
  const draft = () => void navigate({ to: '/promotions/new/$kind', params: { kind } });
  return (
    <>
      <Button kind="primary" drawing={plusIcon} onClick={() => begin('promotion')}>
        {t`New promotion`}
      </Button>
      <Dialog
        open={isOpen}
        onClose={end}
        title={t`New promotion`}
        footer={
          <>
            <Button onClick={end}>{t`Cancel`}</Button>
            <Button kind="primary" onClick={draft}>{t`Begin`}</Button>
          </>
        }
      >
        <SelectField
          label={t`Kind`}
          hint={t`What it rewards. It cannot be changed later.`}
          options={promotionKindNames.map((name) => ({ value: name, label: kindName(name) }))}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        />
      </Dialog>
    </>
  );
}
