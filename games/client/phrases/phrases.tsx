import './phrases.css';
import type { PhraseId } from '@perya/game-kit/phrases';
import { useState } from 'react';
import { useGame } from '../game-context.ts';
import { PortRefusal } from '../port.ts';
import { HeardPhrases } from './heard-phrases.tsx';
import { PhraseSheet } from './phrase-sheet.tsx';
import { phraseTexts } from './phrase-texts.ts';
import type { PhrasesOfRoom } from './use-phrases.ts';

interface PhrasesProps {
  phrases: PhrasesOfRoom;
  say(phrase: PhraseId): Promise<unknown>;
}

/** What is said in the room, and the button by which a player says something. */
export function Phrases({ phrases, say }: PhrasesProps) {
  const { text, refuse } = useGame();
  const [isOpen, setOpen] = useState(false);
  const send = (phrase: PhraseId) => {
    setOpen(false);
    say(phrase).catch((error: unknown) => {
      // A phrase that got lost is not worth a word.
      if (error instanceof PortRefusal) refuse(error);
    });
  };
  return (
    <div className="phrases">
      <button
        type="button"
        className="phrases-open"
        aria-label={text(phraseTexts.open)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5h14a2 2 0 012 2v8a2 2 0 01-2 2h-7l-5 4v-4H5a2 2 0 01-2-2V7a2 2 0 012-2M8 11h.1M12 11h.1M16 11h.1" />
        </svg>
      </button>
      <HeardPhrases heard={phrases.voices.heard} onMute={phrases.mute} />
      {isOpen && <PhraseSheet phrases={phrases} onSay={send} onClose={() => setOpen(false)} />}
    </div>
  );
}
