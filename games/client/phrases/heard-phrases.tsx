import { isEmote, phrases } from '@perya/game-kit/phrases';
import { useGame } from '../game-context.ts';
import { EmotePicture } from './emote-picture.tsx';
import { muteText, phraseTexts, playerText } from './phrase-texts.ts';
import type { HeardPhrase } from './voices.ts';

interface HeardPhrasesProps {
  heard: readonly HeardPhrase[];
  onMute(voice: number): void;
}

/** The newest few, each with the way to hear no more of whoever said it. */
export function HeardPhrases({ heard, onMute }: HeardPhrasesProps) {
  const { text } = useGame();
  return (
    <ul className="phrases-heard" aria-label={text(phraseTexts.heard)}>
      {heard.map(({ id, voice, phrase }) => (
        <li key={id}>
          <b className="kit-figures">{text(playerText(voice))}</b>
          {isEmote(phrase) && <EmotePicture emote={phrase} />}
          <span className={isEmote(phrase) ? 'kit-hidden' : undefined}>
            {text(phrases[phrase])}
          </span>
          <button type="button" aria-label={text(muteText(voice))} onClick={() => onMute(voice)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 10v4h4l5 4V6l-5 4H4M16.5 9.5l5 5M21.5 9.5l-5 5" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
