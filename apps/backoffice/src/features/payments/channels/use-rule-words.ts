import { useLingui } from '@lingui/react/macro';

/** What each rule does, in a sentence. */
export function useRuleWords(): (name: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    'auto-approve': t`Above this amount a person looks`,
    'first-payout': t`A player’s first withdrawal waits for a person`,
    velocity: t`More than so many, or so much, within these hours waits for a person`,
    'new-device': t`A device first seen within these hours sends it to a person`,
    'new-phone': t`A phone number changed within these hours sends it to a person`,
    'new-account': t`An account added within these hours sends it to a person`,
    'young-kyc': t`An identity check approved within these hours sends it to a person`,
    'name-match': t`An account whose names differ from the identity check waits for a person`,
    'shared-account': t`An account that another player has too waits for a person`,
    'channel-failures': t`So many failed payouts within ten minutes close the channel`,
    covered: t`From this amount on a case is opened for the report (AML)`,
    structured: t`So many within these hours that together reach this amount open a case (AML)`,
    'four-eyes': t`Above this amount a second person approves`,
  };
  return (name) => words[name] ?? name;
}
