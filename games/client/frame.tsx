import type { Text } from '@perya/game-kit/game';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import { type ComponentType, useMemo, useState } from 'react';
import { GameContext } from './game-context.ts';
import type { GamePort } from './port.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { resultSentence } from './round-result.ts';
import { FairnessSheet } from './sheets/fairness-sheet.tsx';
import { InfoSheet } from './sheets/info-sheet.tsx';
import { PastSheet } from './sheets/past-sheet.tsx';
import { UnseenSheet } from './sheets/unseen-sheet.tsx';
import { createSound } from './sound/sound.ts';
import { useMuted } from './sound/use-muted.ts';
import { StatusOverlay } from './status-overlay.tsx';
import { type Lang, pickText } from './text.ts';
import { TopBar } from './top-bar.tsx';
import { useSession } from './use-session.ts';
import type { AnyViewProps, ShownRound } from './view.ts';

const texts = {
  paying: {
    en: 'Your payout is on its way to your wallet.',
    tl: 'Papunta na sa wallet mo ang bayad.',
  },
} satisfies Record<string, Text>;

interface FrameProps {
  port: GamePort;
  gameName: string;
  lang: Lang;
  module: AnyGameModule;
  View: ComponentType<AnyViewProps>;
}

/** Everything around a game: top bar, sheets, connection to the studio, screen reader announcements. */
export function Frame({ port, gameName, lang, module, View }: FrameProps) {
  const session = useSession(port);
  const [sheet, setSheet] = useState<'info' | 'fairness' | 'past' | null>(null);
  const [said, setSaid] = useState('');
  const sound = useMemo(() => createSound(false), []);
  const [isMuted, toggleMuted] = useMuted(sound);
  const { round, fairness, refusal, refuse } = session;
  const context = useMemo(
    () => ({ lang, sound, refuse, text: (text: Text) => pickText(text, lang) }),
    [lang, sound, refuse],
  );
  const reveal = (revealed: ShownRound<unknown>, announcement?: string) => {
    const { stake, payout } = revealed;
    const result = payout === null ? [] : [context.text(resultSentence({ stake, payout }))];
    setSaid([announcement ?? [], result].flat().join(' '));
    session.reveal(revealed);
  };
  const isReady = session.connection !== 'opening';
  return (
    <GameContext value={context}>
      <div className="frame">
        <TopBar
          gameName={gameName}
          balance={session.balance}
          held={round?.status === 'open' ? round.stake : null}
          isMuted={isMuted}
          onToggleMuted={toggleMuted}
          onPast={() => setSheet('past')}
          onInfo={() => setSheet('info')}
          onFairness={() => setSheet('fairness')}
        />
        <main className="frame-main">
          {isReady && session.connection !== 'ended' && (
            <View
              stakeRange={module.rules.stakeRange}
              balance={session.balance}
              round={round}
              past={session.past}
              isBusy={session.isBusy}
              placeBet={session.placeBet}
              makeMove={session.makeMove}
              reveal={reveal}
            />
          )}
          <StatusOverlay
            connection={session.connection}
            ending={session.ending}
            onRetry={session.retryNow}
          />
        </main>
        {session.isPaying && <p className="frame-note">{context.text(texts.paying)}</p>}
        {refusal && <RefusalNotice refusal={refusal} onClose={session.dismissRefusal} />}
        <p className="kit-hidden" aria-live="polite">
          {said}
        </p>
        {session.unseen.length > 0 && (
          <UnseenSheet
            rounds={session.unseen}
            isPaying={session.isPaying}
            onClose={session.dismissUnseen}
          />
        )}
        {sheet === 'info' && (
          <InfoSheet
            info={module.info}
            stakeRange={module.rules.stakeRange}
            rtpBasisPoints={module.rules.rtpBasisPoints}
            onClose={() => setSheet(null)}
          />
        )}
        {sheet === 'past' && <PastSheet past={session.past} onClose={() => setSheet(null)} />}
        {sheet === 'fairness' && fairness && (
          <FairnessSheet
            fairness={fairness}
            onChangeSeed={session.changeClientSeed}
            onReadRecord={port.readRecord}
            onClose={() => setSheet(null)}
          />
        )}
      </div>
    </GameContext>
  );
}
