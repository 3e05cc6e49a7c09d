import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import type { Drawing } from '@perya/ui/icon';
import { heartFilledIcon, heartIcon, pauseIcon } from '@perya/ui/icons/action';
import { infoIcon } from '@perya/ui/icons/frame';
import {
  fullScreenIcon,
  historyIcon,
  leaveFullScreenIcon,
  soundIcon,
  soundOffIcon,
} from '@perya/ui/icons/play';
import { shieldIcon } from '@perya/ui/icons/status';
import { toast } from '@perya/ui/toast';
import { askForBreak, breakTexts } from '../../../lib/play-break/ask-for-break.tsx';
import { changeFavourite } from '../../../lib/player/favourites.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { GameControls } from '../use-game-controls.ts';
import { useFullScreen } from './use-full-screen.ts';

/** Something that the bar does, where it has room with a drawing alone, in the menu with its words. */
export interface GameTool {
  readonly id: string;
  readonly label: string;
  readonly drawing: Drawing;
  readonly onPress: () => void;
}

interface GameToolsInput {
  /** Null until it is known which game it is. */
  readonly gameId: string | null;
  readonly isPlaying: boolean;
  readonly controls: GameControls;
  readonly onExit: () => void;
}

export function useGameTools({
  gameId,
  isPlaying,
  controls,
  onExit,
}: GameToolsInput): readonly GameTool[] {
  const { language } = useLanguage();
  const favourite = useFavouriteTool(gameId);
  const screen = useScreenTool();
  const offered = useOfferedTools(controls);
  const pause: GameTool = {
    id: 'break',
    label: say(breakTexts.name, language),
    drawing: pauseIcon,
    onPress: () => askForBreak(onExit),
  };
  return [favourite, screen, ...(isPlaying ? [...offered, pause] : [])].flatMap(
    (tool) => tool ?? [],
  );
}

/** What the game says it can do; the rest stands in a bar of its own. */
function useOfferedTools({ offered, isMuted, toggleMuted, open }: GameControls): GameTool[] {
  const { t } = useLingui();
  const all: Record<GameControls['offered'][number], Omit<GameTool, 'id'>> = {
    sound: {
      label: isMuted ? t`Sound on` : t`Sound off`,
      drawing: isMuted ? soundOffIcon : soundIcon,
      onPress: toggleMuted,
    },
    history: {
      label: t`Your last rounds`,
      drawing: historyIcon,
      onPress: () => open('history'),
    },
    proof: { label: t`Provably fair`, drawing: shieldIcon, onPress: () => open('proof') },
    help: { label: t`About this game`, drawing: infoIcon, onPress: () => open('help') },
  };
  return offered.map((id) => ({ id, ...all[id] }));
}

function useFavouriteTool(gameId: string | null): GameTool | null {
  const { t } = useLingui();
  const isFavourite = useSession(
    ({ favourites }) => favourites?.some(({ id }) => id === gameId) ?? false,
  );
  if (gameId === null) return null;
  return {
    id: 'favourite',
    label: isFavourite ? t`Remove from favorites` : t`Add to favorites`,
    drawing: isFavourite ? heartFilledIcon : heartIcon,
    onPress: () => {
      changeFavourite(gameId, !isFavourite).catch(() =>
        toast.error(t`Your favorites could not be changed. Try again.`),
      );
    },
  };
}

function useScreenTool(): GameTool | null {
  const { t } = useLingui();
  const { screen, toggle } = useFullScreen();
  if (screen === 'none') return null;
  const isFull = screen === 'full';
  return {
    id: 'screen',
    label: isFull ? t`Leave full screen` : t`Full screen`,
    drawing: isFull ? leaveFullScreenIcon : fullScreenIcon,
    onPress: toggle,
  };
}
