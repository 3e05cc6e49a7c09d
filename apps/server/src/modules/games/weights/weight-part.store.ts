import { weightedTypes, weightMax } from '@perya/contract/games/staff-calls/turnover-weights';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';
import { createRowPart } from '../../../platform/configuration/row-part.ts';
import { holdWeights } from './weights.store.ts';

const schema = z.strictObject({
  game_type: z.int(),
  weight: z.int().check(z.minimum(0), z.maximum(weightMax)),
});

const unknown: Text = {
  en: 'there are no games of this type',
  tl: 'walang laro na ganito ang uri',
};

/** How much of a stake counts, by the type of the game; a type that a file leaves out counts whole. */
export const weightPart = (): ConfigurationPart => {
  const part = createRowPart({
    name: 'games.weights',
    title: { en: 'Wagering contribution', tl: 'Ambag sa wagering' },
    table: 'games.turnover_weight',
    key: ['game_type'],
    schema,
    also: { updated_at: 'platform.clock()' },
    retire: `weight = ${weightMax}, updated_at = platform.clock()`,
    isRetired: ({ weight }) => weight === weightMax,
    refuse: (rows) =>
      rows
        .filter(({ game_type: type }) => !(weightedTypes as readonly number[]).includes(type))
        .map(({ game_type: type }) => ({ key: String(type), says: unknown })),
  });
  return {
    ...part,
    // Whoever changes one alone compares what they saw under the same lock, so they come before or after.
    async hold(tx) {
      await holdWeights(tx);
      await part.hold(tx);
    },
  };
};
