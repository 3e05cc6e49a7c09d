import type { AmlPolicy, readAmlPolicy as call } from '@perya/contract/aml/staff-calls/rules';
import type { AnswerOf } from '@perya/contract/call';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { AmlServices } from '../services.ts';

/** The figures that hold. */
export async function readAmlPolicy({
  policy,
}: Pick<AmlServices, 'policy'>): Promise<AnswerOf<typeof call>> {
  const { madeAt, madeBy, ...figures } = await policy.read();
  return { ...figures, made_at: seconds(madeAt), made_by: madeBy };
}

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** A holiday that is no day would silently be none. */
function requireDays({ holidays }: AmlPolicy): void {
  const isSo = holidays.every((day) => !Number.isNaN(Date.parse(day)) && isDay(day));
  if (!isSo) throw new Refusal('INVALID_INPUT');
}

/** What is rated high is rated normal before. */
function requireOrder({ normal_pesos: normal, high_pesos: high }: AmlPolicy): void {
  if (normal >= high) throw new Refusal('INVALID_INPUT');
}

/** Sets other figures. What is due already stays due when it was. */
export function changePolicy({ policy }: Pick<AmlServices, 'policy'>): RequestAction<AmlPolicy> {
  return {
    async describe(input) {
      requireDays(input);
      requireOrder(input);
      const { report_days: days, keep_years: years, holidays } = input;
      const code = input.institution_code || '–';
      const months = [
        input.review_months_low,
        input.review_months_normal,
        input.review_months_high,
      ].join('/');
      return {
        subject: { kind: 'house' },
        topic: 'policy',
        says: {
          en: `Reports are due after ${days} working days (${holidays.length} holidays are known), records are kept for ${years} years, players are looked at again after ${months} months (low/normal/high), ratings are normal from ₱${input.normal_pesos} and high from ₱${input.high_pesos} paid in within 90 days, and files name the house ${code}. What is due already stays due when it was.`,
          tl: `Dapat maihain ang mga ulat pagkatapos ng ${days} araw ng trabaho (${holidays.length} pista opisyal ang nakalista), itatago ang mga rekord nang ${years} taon, susuriin muli ang mga manlalaro pagkatapos ng ${months} buwan (mababa/karaniwan/mataas), karaniwan ang rating mula ₱${input.normal_pesos} at mataas mula ₱${input.high_pesos} na ipinasok sa loob ng 90 araw, at ${code} ang tawag sa bahay sa mga file. Hindi magbabago ang takdang araw ng mga nakatakda na.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      requireDays(input);
      requireOrder(input);
      const { madeAt: _at, madeBy: _by, ...before } = await policy.read(tx);
      await policy.add(tx, input, nameOfActor(origin.actor));
      return {
        entries: [
          {
            action: 'aml.policy-changed',
            subject: { kind: 'house' },
            before: { ...before },
            after: { ...input },
            reason,
          },
        ],
      };
    },
  };
}
