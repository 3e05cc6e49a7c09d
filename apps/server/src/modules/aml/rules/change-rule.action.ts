import {
  type AmlRuleFigures,
  amlFigureTitles,
  amlRules,
  figuresOf,
  hasSameFigures,
  isWithinAmlBounds,
} from '@perya/contract/aml/rules';
import type { AmlRuleWanted } from '@perya/contract/aml/staff-calls/rules';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type Recorded, type RequestAction } from '../../audit/index.ts';
import type { AmlServices } from '../services.ts';
import type { StoredRule } from './rule.store.ts';

/** A trial says something of the house as it is now, not of a year ago. */
const triedWithinDays = 30;

/** What a text is written in: `en` or `tl`. */
type Written = keyof Text;
type Setting = AmlRuleFigures & { isOn: boolean; holds: boolean };

const words = {
  en: { on: 'on', off: 'off', holds: 'payouts wait' },
  tl: { on: 'bukas', off: 'patay', holds: 'naghihintay ang mga payout' },
};

function saysOf(name: AmlRuleWanted['name'], setting: Setting, language: Written): string {
  const { on, off, holds } = words[language];
  const figures = figuresOf(name).map(
    (figure) => `${amlFigureTitles[figure][language]}: ${setting[figure] ?? '–'}`,
  );
  return [setting.isOn ? on : off, ...(setting.holds ? [holds] : []), ...figures].join(', ');
}

/** Refuses what cannot be set, and what was not tried on past months before it finds anybody. */
async function requireTried(
  { trials }: Pick<AmlServices, 'trials'>,
  db: AmlServices['pool'] | Recorded,
  wanted: AmlRuleWanted,
  held: StoredRule,
): Promise<void> {
  const { name } = wanted;
  if (!isWithinAmlBounds(name, wanted)) throw new Refusal('AML_RULE_BOUNDS');
  const isNew = wanted.is_on && !(held.isOn && hasSameFigures(held, wanted));
  if (!isNew) return;
  const tried = { name, figures: wanted, days: triedWithinDays };
  if (!(await trials.wasTried(db, tried))) throw new Refusal('AML_NOT_TESTED');
}

/** Switches a rule, or sets its figures: in either direction by two, since what is no longer found helps somebody too. */
export function changeRule(services: AmlServices): RequestAction<AmlRuleWanted> {
  const { rules } = services;
  return {
    async describe(input) {
      const held = (await rules.list()).find(({ name }) => name === input.name);
      if (!held) throw new Refusal('NOT_FOUND');
      await requireTried(services, services.pool, input, held);
      const wanted = { ...input, isOn: input.is_on };
      const { title } = amlRules[input.name];
      const is = (language: Written) => saysOf(input.name, wanted, language);
      const was = (language: Written) => saysOf(input.name, held, language);
      return {
        subject: { kind: 'rule', rule: input.name },
        topic: input.name,
        says: {
          en: `“${title.en}”: ${is('en')} instead of ${was('en')}.`,
          tl: `“${title.tl}”: ${is('tl')} sa halip na ${was('tl')}.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const held = await rules.lock(tx, input.name);
      if (!held) throw new Refusal('NOT_FOUND');
      await requireTried(services, tx, input, held);
      await rules.set(tx, input, nameOfActor(origin.actor));
      const { changedAt: _at, changedBy: _by, name: _name, isOn, ...before } = held;
      const { name, ...after } = input;
      return {
        entries: [
          {
            action: 'aml.rule-changed',
            subject: { kind: 'rule', rule: name },
            before: { ...before, is_on: isOn },
            after: { ...after },
            reason,
          },
        ],
      };
    },
  };
}
