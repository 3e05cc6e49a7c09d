import { tierOf, vipLevelMax, vipTiers } from '@perya/contract/rules/vip/levels';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import { createRowPart } from '../../platform/configuration/row-part.ts';
import type { VipStore } from './vip.store.ts';

const schema = z.strictObject({
  level: z.int().check(z.minimum(1), z.maximum(vipLevelMax)),
  tier: z.enum(vipTiers.map(({ name }) => name)),
  xp: z.int().check(z.minimum(1), z.maximum(1e12)),
});
type LevelLine = z.output<typeof schema>;

const missing: Text = {
  en: `the ${vipLevelMax} levels travel together`,
  tl: `magkakasama ang ${vipLevelMax} antas`,
};
const order: Text = {
  en: 'each level needs more than the one before it',
  tl: 'mas mataas dapat ang kailangan ng bawat antas kaysa sa nauna',
};
const wrongTier: Text = {
  en: 'the level belongs to another tier',
  tl: 'sa ibang tier kabilang ang antas',
};

function refuse(rows: readonly LevelLine[]) {
  if (rows.length !== vipLevelMax) return [{ key: '', says: missing }];
  const levels = rows.toSorted((a, b) => a.level - b.level);
  return levels.flatMap(({ level, tier, xp }, place) => [
    ...(xp <= (levels[place - 1]?.xp ?? 0) ? [{ key: String(level), says: order }] : []),
    ...(tier === tierOf(level) ? [] : [{ key: String(level), says: wrongTier }]),
  ]);
}

/** The thresholds of the levels, for the file by which configuration travels. */
export const levelPart = ({ setThresholds }: Pick<VipStore, 'setThresholds'>): ConfigurationPart =>
  createRowPart({
    name: 'vip.levels',
    title: { en: 'VIP levels', tl: 'Mga VIP level' },
    table: 'vip.level',
    key: ['level'],
    schema,
    retire: null,
    isFixed: true,
    refuse,
    write: (tx, { saved }) =>
      setThresholds(
        tx,
        saved.map(({ level, xp }) => ({ level: Number(level), xp: Number(xp) })),
      ),
  });
