import type { PolicyFigureName } from '@perya/contract/limits/policy';
import type { ExclusionPeriod } from '@perya/contract/rules/play-limits';
import type pg from 'pg';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { PrivateAddress } from '../../platform/files/private-address.ts';
import type { PrivateFile } from '../../platform/files/register-private-files.ts';
import type { Guards } from '../../platform/http/gates/admission.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Gauge } from '../../platform/lists/gauge.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { Recorded, RequestActions } from '../audit/index.ts';
import { kycEvents } from '../kyc/index.ts';
import type { Asked } from './change-limits.ts';
import { createLimitsControls } from './controls.store.ts';
import { createDormancyStore } from './dormancy/dormancy.store.ts';
import { admitInUse, endDormancy } from './dormancy/end-dormancy.ts';
import { findInactive } from './dormancy/find-inactive.ts';
import { excludeSelf } from './exclusion/exclude-self.ts';
import { openForm } from './exclusion/forms/hand-out-form.ts';
import { readmitPlayer } from './exclusion/readmit-player.action.ts';
import { playGauge } from './house/gauges.store.ts';
import { createLimitedStore } from './house/limited.store.ts';
import { restrictPlayer } from './house/restrict-player.action.ts';
import { limitTeller } from './house/tell-limits.ts';
import { createLimitsStore } from './limits.store.ts';
import { changePolicy } from './policy/change-policy.action.ts';
import { figurePart } from './policy/figure-part.store.ts';
import { createPolicyStore } from './policy/policy.store.ts';
import { readOwnData } from './read-limits.ts';
import { pauseBonuses } from './restrictions/pause-bonuses.ts';
import { admitTo, restrictionTeller } from './restrictions/read-restrictions.ts';
import { reopenActions } from './restrictions/reopen-actions.action.ts';
import { createRestrictionStore } from './restrictions/restriction.store.ts';
import { type LimitsCalls, limitsRoutes } from './routes.ts';
import type { LimitsServices } from './services.ts';
import type { LimitsSettings } from './settings.ts';
import { updateLimits, type WantedLimits } from './update-limits.ts';

export interface LimitsNeeds
  extends Pick<LimitsServices, 'audit' | 'identity' | 'kyc' | 'content' | 'keyring'> {
  pool: pg.Pool;
  settings: LimitsSettings;
}

export interface Limits {
  ownData: OwnData;
  /** Changes of the limits, for the story of a player. */
  tellers: readonly Teller[];
  /** What a player has staked less what they have won. */
  gauges: readonly Gauge[];
  /** What it asks at the gates of players' calls: that nobody has excluded the player. */
  admit: Guards['exclusion'];
  /** The same of what the house keeps the player from for a while. */
  admitTo: Guards['restriction'];
  /** At the gates where money comes in or goes out: that the session was not left alone for long. */
  admitAwake: Guards['awake'];
  /** Until when bets of a player are taken by the last look at where they are; within a transaction where one is open. */
  noteLocation(uid: bigint, until: Date, client?: pg.ClientBase): Promise<void>;
  /** For the demo operator: a figure that nobody has decided about yet. */
  furnishFigure(name: PolicyFigureName, value: number): Promise<void>;
  /** Whether nothing is to be promoted to the player: who stays away, who is kept from bonuses for a while, and who has closed the account. */
  isSpared(uid: bigint): Promise<boolean>;
  /** A figure of the law, as it stands; within a transaction where one is open. */
  policy(name: PolicyFigureName, client?: pg.ClientBase): Promise<number>;
  /** The end of the last day on which a player has bet or paid in; null where there was none. */
  lastMovedAt(uid: bigint, client?: pg.ClientBase): Promise<Date | null>;
  /** Keeps a player from bonuses for some days, in the transaction of whoever found out that they should be. */
  pauseBonuses(
    tx: Recorded,
    pause: Parameters<typeof pauseBonuses>[2],
  ): ReturnType<typeof pauseBonuses>;
  update(asked: Asked, wanted: WantedLimits): Promise<void>;
  exclude(asked: Asked, period: ExclusionPeriod): Promise<void>;
  actions: RequestActions<'limits.restrict' | 'limits.readmit' | 'limits.reopen' | 'limits.policy'>;
  controls: Controls<'raised-limits-wait' | 'house-limits-hold'>;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  /** The form of exclusion that an address was made for. */
  openForm(address: PrivateAddress): Promise<PrivateFile | null>;
}

/**
 * The play limits that players set for themselves or the house sets for them, and exclusions. Bets are checked against
 * them in the database, inside the posting itself: `limits.take_bet`, `count_win` and `return_bet`.
 */
export function createLimits(needs: LimitsNeeds): Module<Limits, LimitsCalls> {
  const { pool, audit, identity, kyc, content, keyring, settings } = needs;
  const { realityCheckMinutes } = settings;
  const services: LimitsServices = {
    audit,
    store: createLimitsStore(pool),
    limited: createLimitedStore(pool),
    restrictions: createRestrictionStore(pool),
    policy: createPolicyStore(pool),
    dormancy: createDormancyStore(pool),
    identity,
    kyc,
    content,
    keyring,
    realityCheckMinutes,
  };
  audit.within(kycEvents.listed, async (client, { uid }) => {
    if (uid !== null) await services.store.setListed(client, uid, true);
  });
  audit.within(kycEvents.unlisted, async (client, { uid }) => {
    if (uid !== null) await services.store.setListed(client, uid, false);
  });
  identity.alsoAtLogin(endDormancy(services));
  return {
    api: {
      ownData: (uid) => readOwnData(services, uid),
      tellers: [limitTeller(pool), restrictionTeller(services)],
      gauges: [playGauge(pool)],
      admit: async ({ uid }) => {
        if (await services.store.isExcluded(uid)) throw new Refusal('EXCLUDED');
      },
      async admitTo(action, player) {
        await admitInUse(services, action, player);
        await admitTo(services, action, player);
      },
      isSpared: services.store.isSpared,
      async admitAwake(player) {
        // A partner's app signs its players in by itself.
        if (player.partner !== 'web') return;
        await identity.requireAwake(player, await services.policy.value('idle_minutes'));
      },
      noteLocation: services.store.noteLocation,
      furnishFigure: services.policy.furnish,
      policy: (name, client) => services.policy.within(client ?? pool, name),
      lastMovedAt: async (uid, client) =>
        (await services.dormancy.readUse(uid, client)).lastMovedAt,
      pauseBonuses: (tx, pause) => pauseBonuses(services, tx, pause),
      update: (asked, wanted) => updateLimits(services, asked, wanted),
      exclude: (asked, period) => excludeSelf(services, asked, period),
      actions: {
        'limits.restrict': restrictPlayer(services),
        'limits.readmit': readmitPlayer(services),
        'limits.policy': changePolicy(services),
        'limits.reopen': reopenActions(services),
      },
      controls: createLimitsControls(pool),
      configuration: [figurePart()],
      openForm: (address) => openForm(services, address),
    },
    handlers: limitsRoutes(services),
    jobs: {
      // Before three in the morning in Manila.
      crontab: '43 18 * * * limits_find_inactive',
      tasks: { limits_find_inactive: () => findInactive(services) },
    },
    close: nothingToClose,
  };
}
