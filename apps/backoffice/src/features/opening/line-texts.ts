import { useLingui } from '@lingui/react/macro';
import {
  approversMin,
  backupDays,
  type OpeningLine,
} from '@perya/contract/house/staff-calls/opening';

export interface LineText {
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** What there is to do. */
  readonly how: string;
  /** Where one does it; null where it is done at the machine, or on this page. */
  readonly path: string | null;
}

/** What a server is started with. */
function useMachineTexts() {
  const { t } = useLingui();
  return {
    keys: {
      title: t`Keys of the installation`,
      why: t`What seals players' documents must not lie beside them.`,
      how: t`Set PERYA_SECRET_KEY from a vault.`,
      path: null,
    },
    address: {
      title: t`Public address with https`,
      why: t`Players, gateways and the scanner reach the house by it, and nobody may read along.`,
      how: t`Set PERYA_PUBLIC_URL to addresses that begin with https.`,
      path: '/settings/brands',
    },
    clock: {
      title: t`Clocks in step`,
      why: t`Limits, exclusions and the audit go by the time.`,
      how: t`Let every machine follow a time server.`,
      path: '/',
    },
    alarms: {
      title: t`Alarms have somewhere to go`,
      why: t`At three in the morning nobody looks at a screen.`,
      how: t`Set PERYA_ALARM_TO to a phone, an email or a web address.`,
      path: '/house/alarms',
    },
    backup: {
      title: t`A backup that was proved`,
      why: t`What cannot be restored is not a backup.`,
      how: t`Take one with npm run backup, or restore yours elsewhere and attest it; every ${backupDays} days.`,
      path: null,
    },
    scanner: {
      title: t`Accredited scanner of IDs`,
      why: t`Without it no player can finish the identity check.`,
      how: t`Set ID_SCAN_URL and its key; two persons attest that the provider is accredited.`,
      path: null,
    },
    kyc: {
      title: t`Strict identity check`,
      why: t`Nobody pays in or plays whose identity was not checked.`,
      how: t`Leave KYC_POLICY out, or set it to strict.`,
      path: '/settings/policies',
    },
  } as const satisfies Partial<Record<OpeningLine, LineText>>;
}

/** What people furnish in rooms of this app. */
function useRoomTexts() {
  const { t } = useLingui();
  return {
    location: {
      title: t`Players in the Philippines only`,
      why: t`The licence holds nowhere else.`,
      how: t`Set PERYA_LOCATION_DB to a database of addresses, and let two people ask at least every 30 minutes where players are.`,
      path: '/risk/policy',
    },
    approvers: {
      title: t`People who approve`,
      why: t`Nobody opens the house alone.`,
      how: t`At least ${approversMin} who can get in and may approve the opening.`,
      path: '/settings/staff',
    },
    release: {
      title: t`An approved release`,
      why: t`Whoever changes a file of the program changes the house.`,
      how: t`Write the list of the release with npm run release:list, and let two people approve it by its hash.`,
      path: '/house/program',
    },
    documents: {
      title: t`Documents in both languages`,
      why: t`Players agree to them, and the law asks for them.`,
      how: t`Publish terms, privacy, questions and the statement, in English and Tagalog, for every brand that is shown.`,
      path: '/content/documents',
    },
    licence: {
      title: t`A licence of your own`,
      why: t`Every page says by what right the house is run.`,
      how: t`Write the number of the licence for every brand that is shown; two persons.`,
      path: '/settings/brands',
    },
    branches: {
      title: t`Branches`,
      why: t`A full identity check names the nearest one.`,
      how: t`At least one branch that is open.`,
      path: '/settings/branches',
    },
    sms: {
      title: t`A message that arrived`,
      why: t`A login code that nobody receives lets nobody in.`,
      how: t`Send a test to your phone and type in its code.`,
      path: null,
    },
    games: {
      title: t`Venues and games`,
      why: t`An empty house has nothing to play.`,
      how: t`At least one open venue with an open game.`,
      path: '/games/venues',
    },
    channels: {
      title: t`Payment channels`,
      why: t`Money needs a way in and a way out.`,
      how: t`Open at least one channel for deposits and one for withdrawals whose gateway is set.`,
      path: '/payments/channels',
    },
    gateway: {
      title: t`A payment of one peso`,
      why: t`A gateway with a wrong key takes money and tells nobody.`,
      how: t`Pay one peso by each gateway; the gateway itself must say that it was paid.`,
      path: null,
    },
  } as const satisfies Partial<Record<OpeningLine, LineText>>;
}

/** Every line of the list in words. */
export function useLineTexts(): Readonly<Record<OpeningLine, LineText>> {
  return { ...useMachineTexts(), ...useRoomTexts() };
}
