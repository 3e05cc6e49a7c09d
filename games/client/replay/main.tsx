import '../fonts.css';
import '../theme.css';
import '../controls/controls.css';
import '../frame.css';
import '../reading.css';
import './replay.css';
import type { Text } from '@perya/game-kit/game';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readBoot } from '../boot.ts';
import { GameContext } from '../game-context.ts';
import type { RoundRecord } from '../port.ts';
import { createSound } from '../sound/sound.ts';
import type { Lang } from '../text.ts';
import { ReplayPage } from './replay-page.tsx';

/** What the studio writes into the page that plays a round again. */
interface ReplayBoot {
  lang: Lang;
  record: RoundRecord | null;
}

const { lang, record } = readBoot<ReplayBoot>();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
const context = {
  lang,
  text: (text: Text) => text[lang],
  // A link that was opened plays without a sound.
  sound: createSound(true),
  refuse: () => {},
  noteStake: () => {},
};
createRoot(root).render(
  <StrictMode>
    <GameContext value={context}>
      <ReplayPage record={record} />
    </GameContext>
  </StrictMode>,
);
