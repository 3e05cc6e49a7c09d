import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { openModal } from '../../../lib/modals/open-modal.ts';
import type { GameTool } from './use-game-tools.ts';

/** A modal stands outside of the page that opened it: what it offers is read here, and stays true while it is open. */
const useOffered = create<{ readonly tools: readonly GameTool[] }>()(() => ({ tools: [] }));

/** Opens what the bar has no room for, each with its words; it goes with the game's page. */
export function useGameMenu(tools: readonly GameTool[], focusGame: () => void): () => void {
  const { t } = useLingui();
  const close = useRef<(() => void) | null>(null);
  useEffect(() => useOffered.setState({ tools }), [tools]);
  useEffect(() => () => close.current?.(), []);
  return () => {
    // The keyboard comes back to the game, where what was chosen opens.
    focusGame();
    close.current = openModal({
      title: t`Game menu`,
      presentation: 'bottom',
      closeOnMask: true,
      closeOnEscape: true,
      content: (closeThis) => <GameMenu onDone={closeThis} />,
    });
  };
}

function GameMenu({ onDone }: { readonly onDone: () => void }) {
  const tools = useOffered((offered) => offered.tools);
  return (
    <ul className="flex flex-col">
      {tools.map(({ id, label, drawing, onPress }) => (
        <li key={id}>
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left font-semibold hover:bg-sunken"
            onClick={() => {
              onDone();
              onPress();
            }}
          >
            <Icon drawing={drawing} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
