import { useLingui } from '@lingui/react/macro';
import type { EntryOutcome } from '@perya/contract/partners/partner-channels';

/** What became of an entry, in words. */
export function useOutcomeNames(): Readonly<Record<EntryOutcome, string>> {
  const { t } = useLingui();
  return {
    entered: t`Entered`,
    second_factor: t`Asked for the authenticator's code`,
    closed: t`Came while it was closed`,
    invalid: t`Token not valid`,
    expired: t`Token used or too old`,
    unverified: t`Phone not verified by the partner`,
    blocked: t`Player is blocked`,
    unlinked: t`Player removed the app`,
    unreachable: t`Host did not answer`,
  };
}
