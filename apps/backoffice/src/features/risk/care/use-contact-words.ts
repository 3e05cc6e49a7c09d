import { useLingui } from '@lingui/react/macro';
import type { ContactOutcome } from '@perya/contract/care/markers';
import type { ContactWay } from '@perya/contract/staff/calls/player-notes';

/** What ways and outcomes of a word with a player are called. */
export function useContactWords() {
  const { t } = useLingui();
  const ways: Record<ContactWay, string> = {
    phone: t`Phone`,
    email: t`Email`,
    chat: t`Chat`,
    visit: t`Visit`,
  };
  const outcomes: Record<ContactOutcome, string> = {
    nothing: t`Nothing`,
    limits: t`Stricter limits`,
    break: t`A break`,
    exclusion: t`An exclusion`,
    paused: t`A pause of bonuses`,
    referred: t`Referred to help`,
  };
  return { ways, outcomes };
}
