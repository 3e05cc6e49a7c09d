import type { AnswerOf } from '@perya/contract/call';
import { kyc, lengths, otp } from '@perya/contract/constants';
import type { PolicyName } from '@perya/contract/house/policies';
import type { listPolicies as call, PolicyState } from '@perya/contract/house/staff-calls/policies';
import {
  exclusionPeriods,
  limitAmountMax,
  limitRaiseHours,
} from '@perya/contract/rules/play-limits';
import { giftAloneMax, giftMax } from '@perya/contract/rules/promotions/gift';
import { staffPasswordLength } from '@perya/contract/staff/staff-fields';
import { centavos, toPesos } from '@perya/money';
import { keepAnswersDays } from '../../../platform/http/jobs.ts';
import type { VenueCeilings } from '../../catalogue/index.ts';
import { identityPolicy } from '../../identity/index.ts';
import { staffPolicy } from '../../staff/index.ts';
import type { HouseServices } from '../services.ts';

type Value = PolicyState['value'];

const bySetting = (name: PolicyName, where: string, value: Value): PolicyState => ({
  name,
  value,
  set_by: 'setting',
  where,
});
const byCode = (name: PolicyName, where: string, value: Value): PolicyState => ({
  name,
  value,
  set_by: 'code',
  where,
});

const rangeOf = ({ min, max }: { min: number; max: number }) => `${min}–${max}`;

const rules = 'contract/rules/play-limits.ts';
const giftFile = 'contract/rules/promotions/gift.ts';
const constants = 'contract/constants.ts';
const identityFile = 'identity/policy.ts';
const forEver = 'for ever';

function ceilingsOf({ venue, winTimes, dayAllowance, promoAllowance }: VenueCeilings) {
  const held = (name: PolicyName, column: string, value: Value): PolicyState => ({
    name,
    of: venue,
    value,
    set_by: 'data',
    where: `catalogue.venue.${column}`,
  });
  return [
    held('winTimes', 'win_times', winTimes),
    held('dayAllowance', 'day_allowance', toPesos(dayAllowance)),
    held('promoAllowance', 'promo_allowance', toPesos(promoAllowance)),
  ];
}

/** What holds at present, and where it is set. No secret is among it: what is not named here is not shown. */
export async function listPolicies({
  catalogue,
  shown,
  lives: store,
}: HouseServices): Promise<AnswerOf<typeof call>> {
  const [ceilings, lives] = await Promise.all([catalogue.listCeilings(), store.read()]);
  const {
    sessionLifeSeconds,
    sessionLifeDaysMax,
    wrongMax,
    proofLifeSeconds,
    withdrawalsWaitHours,
  } = identityPolicy;
  return {
    policies: [
      bySetting('kycPolicy', 'KYC_POLICY', shown.kycPolicy),
      byCode('ageMin', constants, kyc.ageMinYears),
      byCode('limitRaise', rules, limitRaiseHours),
      byCode('limitMax', rules, toPesos(limitAmountMax)),
      byCode('exclusionPeriods', rules, exclusionPeriods),
      bySetting('realityCheck', 'PERYA_REALITY_CHECK_MINUTES', shown.realityCheckMinutes),
      ...ceilings.flatMap(ceilingsOf),
      byCode('giftAlone', giftFile, toPesos(centavos(giftAloneMax.PHP))),
      byCode('giftAloneFilcoins', giftFile, String(giftAloneMax.FIL)),
      byCode('giftMax', giftFile, toPesos(centavos(giftMax.PHP))),
      byCode('sessionLife', identityFile, sessionLifeSeconds / 86_400),
      byCode('sessionMax', identityFile, sessionLifeDaysMax),
      byCode('gameSession', 'games/functions/session-life.sql', lives.gameHours),
      byCode('gameSessionMax', 'games/functions/session-life.sql', lives.gameHoursMax),
      byCode(
        'passwordLength',
        constants,
        rangeOf({ min: lengths.passwordMin, max: lengths.passwordMax }),
      ),
      byCode('wrongGuesses', identityFile, wrongMax),
      byCode('lockOut', constants, otp.lockoutSeconds / 60),
      byCode('proofLife', identityFile, proofLifeSeconds),
      byCode('withdrawalsWait', identityFile, withdrawalsWaitHours),
      byCode('staffIdle', 'staff/policy.ts', staffPolicy.idleMinutes),
      byCode('staffSession', 'staff/policy.ts', staffPolicy.sessionHours),
      byCode('staffPassword', 'contract/staff/staff-fields.ts', rangeOf(staffPasswordLength)),
      byCode('staffWrong', 'staff/policy.ts', staffPolicy.wrongPasswordsMax.network),
      byCode('auditKept', 'audit/migrations', forEver),
      byCode('ledgerKept', 'ledger/migrations', forEver),
      byCode('answersKept', 'platform/http/jobs.ts', keepAnswersDays),
      byCode('eventsKept', 'platform/functions/event-life.sql', lives.eventDays),
      byCode('staffSessionsKept', 'staff/policy.ts', staffPolicy.endedSessionDays),
      ...Object.entries(shown.rateLimits).map(([of, { points, seconds }]) => ({
        ...byCode('rate', 'rate-limits.ts', points),
        of,
        per_seconds: seconds,
      })),
    ],
  };
}
