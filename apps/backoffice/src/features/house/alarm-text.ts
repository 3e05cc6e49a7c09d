import { useLingui } from '@lingui/react/macro';
import type { Alarm } from '@perya/contract/house/staff-calls/home';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { isPartnerChannel } from '@perya/contract/partners/partner-channels';
import { formatBytes } from './format-bytes.ts';

/** What an alarm says, and where one looks for it; null where there is no such page. */
export function useAlarmTexts(): (alarm: Alarm) => { says: string; path: string | null } {
  const { t, i18n } = useLingui();
  const stopped = {
    house: t`All gaming is stopped`,
    other: (count: string, what: string) => t`${count} stopped: ${what}`,
  };
  const scopes: Record<string, string> = { venue: t`venues`, game: t`games`, player: t`players` };
  const checks: Record<string, string> = { ledger: t`the ledger`, books: t`the books` };
  // A tab that was opened before an update hears of alarms that only the newer release has words for.
  const ofNewerRelease = (name: never, about: string) =>
    t`An alarm that this page has no words for yet: ${`${name} ${about}`}. Load the page anew.`;
  return ({ name, about, figure }) => {
    const number = i18n.number(figure ?? 0);
    const check = checks[about] ?? about;
    switch (name) {
      case 'gaming-stopped':
        return {
          says: about === 'house' ? stopped.house : stopped.other(number, scopes[about] ?? about),
          path: '/house/switches',
        };
      case 'doors-closed':
        return { says: t`The house is closed to players`, path: '/settings/opening' };
      case 'check-broken':
        return {
          says: t`The check of ${check} found ${number} rows that break`,
          path: '/house/checks',
        };
      case 'check-old':
        return {
          says: t`The check of ${check} has not come to a result for a day`,
          path: '/house/checks',
        };
      case 'chain-broken':
        return { says: t`The chain of the audit is broken`, path: '/audit' };
      case 'control-broken':
        return {
          says: t`The control ${about} found ${number} rows that break it`,
          path: '/house/controls',
        };
      case 'day-broken':
        return {
          says: t`The signed day ${about} is not what the data says`,
          path: '/house/controls',
        };
      case 'provider-differs':
        return {
          says: t`The books of ${about} differ from ours, or could not be compared`,
          path: '/games/venues',
        };
      case 'statement-due':
        return {
          says: t`A statement of the bank account ${about} is due: its balance counts as cover today for the last time (age in days: ${number})`,
          path: '/reports/bank',
        };
      case 'statement-lapsed':
        return {
          says: t`The balance of the bank account ${about} is too old to count as cover (age in days: ${number}): import a newer statement`,
          path: '/reports/bank',
        };
      case 'program-differs':
        return {
          says: t`${number} files of ${about} are not those of its release`,
          path: '/house/program',
        };
      case 'program-unapproved':
        return {
          says: t`${about} runs a release that two people have not approved`,
          path: '/house/program',
        };
      case 'program-unverified':
        return {
          says: t`${about} has not verified its program for a day`,
          path: '/house/program',
        };
      case 'clock': {
        const seconds = ((figure ?? 0) / 1000).toFixed(1);
        return { says: t`The database's clock is ${seconds} s ahead of ${about}`, path: null };
      }
      case 'disk': {
        const free = formatBytes(figure ?? 0, i18n.locale);
        return { says: t`Only ${free} are free on the disk of ${about}`, path: null };
      }
      case 'process-silent':
        return { says: t`The process ${about} has fallen silent`, path: null };
      case 'process-lost':
        return { says: t`The process ${about} ended without a word`, path: '/audit' };
      case 'limits-alone':
        return {
          says: t`Redis does not answer ${about}: it counts rate limits alone`,
          path: null,
        };
      case 'reader-behind':
        return { says: t`The reader ${about} is ${number} behind`, path: null };
      case 'outbox-waits':
        return {
          says: t`Messages that wait: ${number}, the oldest for a quarter of an hour`,
          path: null,
        };
      case 'letters-dead':
        return { says: t`Messages that were given up: ${number}`, path: '/house/letters' };
      case 'reviews-wait':
        return {
          says: t`Identity checks that wait: ${number}, the oldest for more than a day`,
          path: '/kyc',
        };
      case 'kyc-lax':
        return {
          says: t`Real money is bet by players whose identity nobody has checked: KYC_POLICY is documents`,
          path: '/settings/policies',
        };
      case 'freezes-held':
        return {
          says: t`${number} accounts wait to be frozen, more than one run may freeze: nobody is`,
          path: '/players',
        };
      case 'gateway-silent':
        return { says: t`The payment gateway ${about} does not answer`, path: '/payments' };
      case 'broker-silent':
        return { says: t`The broker of live messages does not answer`, path: null };
      case 'partner-fails': {
        const partner = isPartnerChannel(about) ? partnerBrands[about].name : about;
        return {
          says: t`The host of ${partner} left ${number} entries unanswered within two hours`,
          path: '/settings/partners',
        };
      }
      default:
        return { says: ofNewerRelease(name, about), path: null };
    }
  };
}
