import { type Language, say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import type { Promotion } from '../running/read-promotions.ts';

const seconds = (moment: Date | null) => Math.floor((moment?.getTime() ?? 0) / 1000);

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
    starts_at: seconds(startsAt),
    ends_at: seconds(endsAt),
    has_ended: endsAt !== null && endsAt <= now,
  };
}
