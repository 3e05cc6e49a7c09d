import type { Emote } from '@perya/game-kit/phrases';

const face = 'M12 2.5a9.5 9.5 0 100 19 9.5 9.5 0 000-19';

/** Drawn, so that no font of the device decides what they look like. */
const drawings: Readonly<Record<Emote, string>> = {
  clap: 'M7 20l-3-5 2-7 2 1v3l4-7 2 1-3 6 5-5 1.5 1.5L13 13l4.5-3 1.5 2-6 5.5-3 3zM15 3l1 2M19 4l-1.5 2M21 8l-2 .5',
  laugh: `${face}M8 9.500h.1M16 9.500h.1M7 13.500c1.5 6 8.5 6 10 0z`,
  wow: `${face}M8.5 9h.1M15.5 9h.1M12 13.500a2.2 2.8 0 100 5.6 2.2 2.8 0 000-5.6`,
  heart: 'M12 20C5 15 3 12 3 8.500A4.5 4.5 0 0112 7a4.5 4.5 0 019 1.500C21 12 19 15 12 20z',
};

export function EmotePicture({ emote }: { emote: Emote }) {
  return (
    <svg className="phrases-emote" data-emote={emote} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[emote]} />
    </svg>
  );
}
