import { useLingui } from '@lingui/react/macro';
import type { PrivacyKind } from '@perya/contract/privacy/calls/requests';

export function useKindNames(): Readonly<Record<PrivacyKind, string>> {
  const { t } = useLingui();
  return {
    access: t`Copy of the data`,
    correction: t`Correction`,
    erasure: t`Erasure`,
    objection: t`Objection`,
  };
}
