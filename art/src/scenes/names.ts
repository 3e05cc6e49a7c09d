export const SCENE_NAMES = ['empty', 'not-found', 'error', 'offline'] as const;
export type SceneName = (typeof SCENE_NAMES)[number];
