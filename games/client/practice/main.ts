import type { Text } from '@perya/game-kit/game';
import { type Boot, type FailedBoot, readBoot } from '../boot.ts';
import { mount, mountFailure } from '../mount.tsx';
import { createPracticePort } from './practice-port.ts';

const practice: Text = { en: 'Practice', tl: 'Practice' };

/** A game without money: it is played in the browser alone, by the same rules, and the studio keeps nothing of it. */
const boot = readBoot<Omit<Boot, 'session'> | FailedBoot>();
if ('failure' in boot) mountFailure(boot);
else {
  const gameName = `${boot.gameName} · ${practice[boot.lang]}`;
  await mount({ ...boot, gameName, port: (module) => createPracticePort(module) });
}
