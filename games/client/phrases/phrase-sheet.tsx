import { isEmote, type PhraseId, phraseIds, phrases as words } from '@perya/game-kit/phrases';
import { useGame } from '../game-context.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { EmotePicture } from './emote-picture.tsx';
import { phraseTexts, playerText, unmuteText } from './phrase-texts.ts';
import type { PhrasesOfRoom } from './use-phrases.ts';

interface PhraseSheetProps {
  phrases: PhrasesOfRoom;
  onSay(phrase: PhraseId): void;
  onClose(): void;
}

/** All that can be said, and whom the player does not want to hear. */
export function PhraseSheet({ phrases, onSay, onClose }: PhraseSheetProps) {
  const { text } = useGame();
  const { voices, unmute, setDeaf } = phrases;
  return (
    <Sheet title={text(phraseTexts.title)} onClose={onClose}>
      <div className="phrases-list">
        {phraseIds.map((id) => (
          <button key={id} type="button" className="kit-action" onClick={() => onSay(id)}>
            {isEmote(id) && <EmotePicture emote={id} />}
            <span className={isEmote(id) ? 'kit-hidden' : undefined}>{text(words[id])}</span>
          </button>
        ))}
      </div>
      <p>{text(phraseTexts.about)}</p>
      <label className="phrases-deaf">
        <input
          type="checkbox"
          checked={voices.isDeaf}
          onChange={({ target }) => setDeaf(target.checked)}
        />
        {text(phraseTexts.muteAll)}
      </label>
      {voices.muted.length > 0 && (
        <section>
          <h3>{text(phraseTexts.muted)}</h3>
          <div className="phrases-list">
            {voices.muted.map((voice) => (
              <button
                key={voice}
                type="button"
                className="kit-action"
                aria-label={text(unmuteText(voice))}
                onClick={() => unmute(voice)}
              >
                {text(playerText(voice))} ×
              </button>
            ))}
          </div>
        </section>
      )}
    </Sheet>
  );
}
