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
import { notifyHost } from './host.ts';
import { parts } from './parts.ts';
import type { GamePort } from './port.ts';
import { createSound } from './sound/sound.ts';
import { StatusOverlay } from './status-overlay.tsx';
import { type Lang, pickText } from './text.ts';
import type { AnyViewProps } from './view.ts';

interface MountOptions {
  engine: string;
  gameName: string;
  lang: Lang;
  hue: number;
  port: GamePort | ((module: AnyGameModule) => GamePort);
}

async function load(engine: string): Promise<[AnyGameModule, ComponentType<AnyViewProps>]> {
  const found = parts[engine];
  if (!found) throw new Error(`There is no game ${engine}`);
  const [module, view] = await Promise.all([found.rules(), found.view()]);
  return [module, view.default];
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
  const { style } = document.documentElement;
  style.setProperty('--skin-hue', `${hue}deg`);
  style.setProperty('--skin-turn', `${hue}`);
  try {
    const [module, View] = await load(engine);
    const chosen = typeof port === 'function' ? port(module) : port;
    createRoot(findRoot()).render(
      <StrictMode>
        <Frame port={chosen} gameName={gameName} lang={lang} module={module} View={View} />
      </StrictMode>,
    );
  } catch (error) {
    notifyHost({ type: 'perya:failed', code: 'GAME_NOT_LOADED' });
    throw error;
  }
}
