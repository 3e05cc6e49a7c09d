import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type IconifyIcon = { body: string; width?: number; height?: number };
type IconifySet = {
  icons: Record<string, IconifyIcon>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};

export type SourceIcon = { body: string; width: number; height: number };

/** Loaded on first use: a set is 20 MB of JSON, and an unchanged build needs none of it. */
const SETS: Record<string, () => IconifySet> = {
  'fluent-emoji': () => require('@iconify-json/fluent-emoji/icons.json') as IconifySet,
};

/** Finds `prefix:name` in the installed sets; a wrong name fails the build instead of leaving a hole in a picture. */
export function sourceIcon(reference: string): SourceIcon {
  const [prefix = '', name = ''] = reference.split(':');
  const set = SETS[prefix]?.();
  const icon = set?.icons[name] ?? set?.icons[set.aliases?.[name]?.parent ?? ''];
  if (!set || !icon) throw new Error(`There is no icon "${reference}" in the installed sets.`);
  return {
    body: icon.body,
    width: icon.width ?? set.width ?? 16,
    height: icon.height ?? set.height ?? 16,
  };
}
