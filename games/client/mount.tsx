import './fonts.css';
import './theme.css';
import './controls/controls.css';
import './frame.css';
import './reading.css';
import type { Text } from '@perya/game-kit/game';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FailedBoot } from './boot.ts';
import { Frame } from './frame.tsx';
import { GameContext } from './game-context.ts';
import { notifyHost, offerControls } from './host.ts';
import { parts } from './parts.ts';
import type { GamePort } from './port.ts';
import { createSound } from './sound/sound.ts';
import { StatusOverlay } from './status-overlay.tsx';
import { type Lang, pickText } from './text.ts';
import type { AnyViewProps, InfoPicture } from './view.ts';

interface MountOptions {
  engine: string;
  gameName: string;
  lang: Lang;
  hue: number;
  port: GamePort | ((module: AnyGameModule) => GamePort);
}

interface Loaded {
  module: AnyGameModule;
  View: ComponentType<AnyViewProps>;
  Picture: InfoPicture | null;
}

async function load(engine: string): Promise<Loaded> {
  const found = parts[engine];
  if (!found) throw new Error(`There is no game ${engine}`);
  const [module, view, picture] = await Promise.all([
    found.rules(),
    found.view(),
    found.picture?.(),
  ]);
  return { module, View: view.default, Picture: picture?.default ?? null };
}

function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  return root;
}

/** The studio refused the launch: shows why, and notifies the host page. */
export function mountFailure({ failure, lang }: FailedBoot): void {
  notifyHost({ type: 'perya:failed', code: failure.code });
  const context = {
    lang,
    sound: createSound(true),
    refuse: () => {},
    noteStake: () => {},
    text: (text: Text) => pickText(text, lang),
  };
  createRoot(findRoot()).render(
    <GameContext value={context}>
      <StatusOverlay connection="ended" ending={failure.text} onRetry={() => {}} />
    </GameContext>,
  );
}

/** Loads the code of the launched game and renders it. */
export async function mount({ engine, gameName, lang, hue, port }: MountOptions): Promise<void> {
  document.title = gameName;
  // The page around the game keeps its own picture over it until the game is ready.
  offerControls();
  const { style } = document.documentElement;
  style.setProperty('--skin-hue', `${hue}deg`);
  style.setProperty('--skin-turn', `${hue}`);
  try {
    const { module, View, Picture } = await load(engine);
    const chosen = typeof port === 'function' ? port(module) : port;
    createRoot(findRoot()).render(
      <StrictMode>
        <Frame
          port={chosen}
          gameName={gameName}
          lang={lang}
          module={module}
          View={View}
          Picture={Picture}
        />
      </StrictMode>,
    );
  } catch (error) {
    notifyHost({ type: 'perya:failed', code: 'GAME_NOT_LOADED' });
    throw error;
  }
}
