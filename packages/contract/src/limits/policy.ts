import type { Text } from '../text.ts';

interface PolicyFigure {
  readonly title: Text;
  readonly unit: Text;
  readonly min: number;
  readonly max: number;
}

const months = { en: 'months', tl: 'buwan' } as const;

/** Figures that the law or the regulator sets for the protection of players: data that two persons change. */
export const policyFigures = {
  irrevocable_months: {
    title: {
      en: 'Nothing ends an exclusion of a term in its first',
      tl: 'Walang makapagtatapos sa pagbabawal na may takda sa unang',
    },
    unit: months,
    min: 1,
    max: 60,
  },
} as const satisfies Record<string, PolicyFigure>;

export type PolicyFigureName = keyof typeof policyFigures;
export const policyFigureNames = Object.keys(policyFigures) as [
  PolicyFigureName,
  ...PolicyFigureName[],
];

export function isWithinFigure(name: PolicyFigureName, value: number): boolean {
  const { min, max } = policyFigures[name];
  return Number.isInteger(value) && value >= min && value <= max;
}
