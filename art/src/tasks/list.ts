import type { Art } from '../drawing/place-icon.ts';

type TaskLook = { art: Art; ground: readonly [top: string, bottom: string] };

/** What stands beside each task: a thing that says what is to be done, on a ground of its own. */
export const TASK_PICTURES = {
  identity: { art: 'fluent-emoji:identification-card', ground: ['#5b8def', '#173fae'] },
  slots: { art: 'fluent-emoji:slot-machine', ground: ['#f08a3c', '#a8330a'] },
  deposit: { art: 'fluent-emoji:money-bag', ground: ['#2fae73', '#0b5b3d'] },
  live: { art: 'fluent-emoji:video-camera', ground: ['#e0527a', '#8a1340'] },
  email: { art: 'fluent-emoji:love-letter', ground: ['#28b7c7', '#075a6b'] },
  follow: { art: 'fluent-emoji:thumbs-up', ground: ['#7a8cf5', '#33349c'] },
  login: { art: 'fluent-emoji:waving-hand', ground: ['#8f6bff', '#45209c'] },
  game: { art: 'fluent-emoji:ferris-wheel', ground: ['#4a2a9e', '#1a1152'] },
} as const satisfies Record<string, TaskLook>;

export type TaskPicture = keyof typeof TASK_PICTURES;
export const TASK_PICTURE_NAMES = Object.keys(TASK_PICTURES) as TaskPicture[];
