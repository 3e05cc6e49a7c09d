import type { ReactNode } from 'react';
import { useGame } from '../../client/game-context.ts';
import { texts } from './texts.ts';

const drawings = {
  closer: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20M7.5 10.5h6M10.5 7.5v6',
  track: 'M8 5h8a7 7 0 0 1 0 14H8A7 7 0 0 1 8 5M9 9.5h6a2.5 2.5 0 0 1 0 5H9a2.5 2.5 0 0 1 0-5',
  statistics: 'M5 20V11M10 20V5M15 20v-7M20 20V8',
};
type ToolName = keyof typeof drawings;

interface ToolsProps {
  pressed: ReadonlySet<ToolName>;
  onPress(name: ToolName): void;
  /** The pace of the wheel, in the same row. */
  children: ReactNode;
}

/** The cloth seen closer, the racetrack, the counts, and the pace. */
export function Tools({ pressed, onPress, children }: ToolsProps) {
  const { text, sound } = useGame();
  return (
    <div className="roulette-tools">
      {(Object.keys(drawings) as ToolName[]).map((name) => (
        <button
          key={name}
          type="button"
          className="kit-action roulette-tool"
          data-tool={name}
          aria-pressed={name === 'statistics' ? undefined : pressed.has(name)}
          aria-haspopup={name === 'statistics' ? 'dialog' : undefined}
          onClick={() => {
            sound.play('click');
            onPress(name);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[name]} />
          </svg>
          <span>{text(texts[name])}</span>
        </button>
      ))}
      {children}
    </div>
  );
}
