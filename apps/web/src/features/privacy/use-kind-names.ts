import { useLingui } from '@lingui/react/macro';
import type { PrivacyKind } from '@perya/contract/privacy/calls/requests';

export function useKindNames(): Readonly<Record<PrivacyKind, string>> {
  const { t } = useLingui();
  return {
    access: t`A copy of my data`,
    correction: t`Correct my data`,
    erasure: t`Erase my data`,
    objection: t`Stop using my data for something`,
  };
}
