export const SCENE_NAMES = [
  'empty',
  'bets',
  'money',
  'gifts',
  'papers',
  'not-found',
  'error',
  'offline',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];
