import { useLingui } from '@lingui/react/macro';
import { renewRecoveryCodes } from '@perya/contract/identity/calls/account';
import { Button } from '@perya/ui/button';
import { useSubmit } from '../../lib/query/use-submit.ts';

/** For whoever has used some of the codes, or lost the list. */
export function NewRecoveryCodes({
  onDone,
}: {
  readonly onDone: (codes: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit(renewRecoveryCodes, {
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void submit({})}>
      {t`New recovery codes`}
    </Button>
  );
}
