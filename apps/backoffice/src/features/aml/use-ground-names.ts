import { useLingui } from '@lingui/react/macro';
import type { amlGrounds } from '@perya/contract/aml/staff-calls/cases';

type Ground = (typeof amlGrounds)[number];

/** What a case rests on, in a few words. */
export function useGroundNames(): Readonly<Record<Ground, string>> {
  const { t } = useLingui();
  return {
    covered: t`Covered amount`,
    'covered-linked': t`Covered amount of linked accounts`,
    structured: t`Structured amounts`,
    'little-play': t`Little play between deposit and withdrawal`,
    'in-and-out': t`Rapid in and out`,
    'many-ways': t`Many ways to pay in`,
    unusual: t`Unusual for this player`,
    'table-mates': t`Players of one table`,
    listed: t`Name of a list`,
    seen: t`Seen by a person`,
  };
}
