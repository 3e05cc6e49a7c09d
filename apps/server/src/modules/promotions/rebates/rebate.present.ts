import { type Language, say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import { secondsOrZero } from '../../../platform/wire-time.ts';
import type { Promotion } from '../running/read-promotions.ts';

/** What is said of any rebate. */
export function presentTerms(
  { name, rules, wageringTimes, startsAt, endsAt }: Promotion<'rebate'>,
  { language, now }: { language: Language; now: Date },
) {
  return {
    name: say(name, language),
    of: rules.of,
    percent: rules.share / 100,
    least: toPesos(centavos(rules.least)),
    most: rules.most === null ? ('' as const) : toPesos(centavos(rules.most)),
    wagering_times: wageringTimes,
    by_hour: rules.by_hour,
    starts_at: secondsOrZero(startsAt),
    ends_at: secondsOrZero(endsAt),
    has_ended: endsAt !== null && endsAt <= now,
  };
}
