import '../fonts.css';
import '../theme.css';
import '../controls/controls.css';
import '../reading.css';
import type { Text } from '@perya/game-kit/game';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readBoot } from '../boot.ts';
import { GameContext } from '../game-context.ts';
import type { RoundRecord } from '../port.ts';
import { createSound } from '../sound/sound.ts';
import type { Lang } from '../text.ts';
import { Verifier } from './verifier.tsx';

/** What the studio writes into the page that verifies. */
interface VerifyBoot {
  lang: Lang;
  record: RoundRecord | null;
}

const texts = {
  title: { en: 'Play a round again', tl: 'Ulitin ang isang round' },
  how: {
    en: 'Your browser plays the round from its seeds, by the rules of the game. The studio has no part in it.',
    tl: 'Nilalaro ng browser mo ang round mula sa mga seed nito, ayon sa mga tuntunin ng laro. Walang bahagi rito ang studio.',
  },
  unknown: {
    en: 'No finished round has this number.',
    tl: 'Walang natapos na round na may ganitong numero.',
  },
  serverSeed: { en: 'The secret', tl: 'Ang lihim' },
  commitment: { en: 'Its fingerprint (SHA-256)', tl: 'Ang tatak nito (SHA-256)' },
  clientSeed: { en: 'Seed of the player', tl: 'Seed ng player' },
  watch: { en: 'Watch the round', tl: 'Panoorin ang round' },
  nonce: { en: 'Round number', tl: 'Bilang ng round' },
} satisfies Record<string, Text>;

function VerifyPage({ lang, record }: VerifyBoot) {
  const text = (each: Text) => each[lang];
  return (
    <div className="verify-page">
      <main>
        <h1>{text(texts.title)}</h1>
        <p className="frame-quiet">{text(texts.how)}</p>
        {record ? (
          <>
            <h2>{record.gameName}</h2>
            <dl className="frame-proof">
              <dt>{text(texts.serverSeed)}</dt>
              <dd>{record.serverSeed}</dd>
              <dt>{text(texts.commitment)}</dt>
              <dd>{record.commitment}</dd>
              <dt>{text(texts.clientSeed)}</dt>
              <dd>{record.clientSeed}</dd>
              <dt>{text(texts.nonce)}</dt>
              <dd>{record.nonce}</dd>
            </dl>
            <p>
              <a href={`replay${location.search}`}>{text(texts.watch)}</a>
            </p>
            <Verifier record={record} />
          </>
        ) : (
          <p role="alert">{text(texts.unknown)}</p>
        )}
      </main>
    </div>
  );
}

const boot = readBoot<VerifyBoot>();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
const context = {
  lang: boot.lang,
  text: (text: Text) => text[boot.lang],
  sound: createSound(true),
  refuse: () => {},
  noteStake: () => {},
};
createRoot(root).render(
  <StrictMode>
    <GameContext value={context}>
      <VerifyPage {...boot} />
    </GameContext>
  </StrictMode>,
);
