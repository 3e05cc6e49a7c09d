import type { GameSheet } from '@perya/contract/provider-api/frame';
import type { Text } from '@perya/game-kit/game';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import type { Centavos } from '@perya/money';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AutoEnded } from './autoplay/auto-ended.tsx';
import { AutoContext, useAutoplay } from './autoplay/use-autoplay.ts';
import { GameContext } from './game-context.ts';
import { HeldNotice } from './held/held-notice.tsx';
import { LateHeld } from './held/held-rounds.ts';
import { isFramed } from './host.ts';
import { useMates } from './mates/use-mates.ts';
import { Phrases } from './phrases/phrases.tsx';
import { usePhrases } from './phrases/use-phrases.ts';
import type { GamePort, Refusal } from './port.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { Resting, useRest } from './rest/use-rest.ts';
import { useRoom } from './room/use-room.ts';
import { paidOf } from './round-result.ts';
import { Said, type Told } from './said.tsx';
import { useSession } from './session/use-session.ts';
import { FrameSheets } from './sheets/frame-sheets.tsx';
import { createSound } from './sound/sound.ts';
import { useMuted } from './sound/use-muted.ts';
import { StatusOverlay } from './status-overlay.tsx';
import { useTable } from './table/use-table.ts';
import { type Lang, pickText } from './text.ts';
import { TopBar } from './top-bar.tsx';
import { useHostBar } from './use-host-bar.ts';
import type { AnyViewProps, InfoPicture, ShownRound } from './view.ts';

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
  Picture: InfoPicture | null;
}

/** Everything around a game: top bar, sheets, connection to the studio, screen reader announcements. */
export function Frame({ port, gameName, lang, module, View, Picture }: FrameProps) {
  const session = useSession(port);
  const phrases = usePhrases();
  const room = useRoom(module.room ? port : null, session.round, session.refresh, phrases.hear);
  const table = useTable(module.table ? port : null, session.round, session.refresh);
  const mates = useMates(module.mates === undefined ? null : port);
  const [sheet, setSheet] = useState<GameSheet | null>(null);
  const [stake, noteStake] = useState<Centavos | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const sound = useMemo(() => createSound(false), []);
  const [isMuted, toggleMuted] = useMuted(sound);
  const auto = useAutoplay();
  const open = (wanted: GameSheet) => {
    auto.stop('player');
    setSheet(wanted);
  };
  const hasHostBar = useHostBar(open);
  const { round, refusal } = session;
  const { refuse: say } = session;
  const { stop } = auto;
  const refuse = useCallback(
    (why: Refusal) => {
      stop('refused');
      say(why);
    },
    [stop, say],
  );
  // A view keeps what it was handed when its round began.
  const balance = useRef(session.balance);
  useEffect(() => {
    balance.current = session.balance;
  });
  const context = useMemo(
    () => ({ lang, sound, refuse, noteStake, text: (text: Text) => pickText(text, lang) }),
    [lang, sound, refuse],
  );
  const [revealedId, setRevealedId] = useState<string | null>(null);
  const isUnderWay = round?.status === 'settled' && round.id !== revealedId;
  const isResting = useRest(session.isBusy || isUnderWay, round);
  const reveal = (revealed: ShownRound<unknown>, announcement?: string) => {
    // A round of several moves is revealed after each, and over only once.
    if (revealed.status === 'settled') {
      setRevealedId(revealed.id);
      const before = balance.current;
      auto.count(revealed, before && before + paidOf(revealed) + revealed.stakeReturned);
    }
    setTold({ announcement, round: revealed });
    session.reveal(revealed);
  };
  const placeBet = async (bet: unknown) => {
    const placed = await session.placeBet(bet);
    if (!placed) stop('refused');
    return placed;
  };
  const isReady = session.connection !== 'opening';
  // A page around the game has said by then whether it draws the bar: none comes and goes.
  const hasBar = !hasHostBar && (isReady || !isFramed());
  return (
    <GameContext value={context}>
      <div className="frame" data-bare={!hasBar || undefined} data-resting={isResting || undefined}>
        {hasBar ? (
          <TopBar
            gameName={gameName}
            balance={session.balance}
            held={session.held}
            isMuted={isMuted}
            onToggleMuted={toggleMuted}
            onOpen={open}
          />
        ) : (
          <h1 className="kit-hidden">{gameName}</h1>
        )}
        <main className="frame-main">
          {isReady && session.connection !== 'ended' && (
            <Resting value={isResting}>
              <AutoContext value={auto}>
                <LateHeld value={session.heldWins.late}>
                  <View
                    stakeRange={module.rules.stakeRange}
                    balance={session.balance}
                    round={round}
                    past={session.past}
                    room={room}
                    table={table}
                    mates={mates}
                    shoe={session.fairness?.shoe ?? null}
                    replay={null}
                    isBusy={session.isBusy}
                    placeBet={placeBet}
                    makeMove={session.makeMove}
                    reveal={reveal}
                  />
                </LateHeld>
                <AutoEnded />
                {module.room && phrases.isOn && port.say && (
                  <Phrases phrases={phrases} say={port.say} />
                )}
              </AutoContext>
            </Resting>
          )}
          <StatusOverlay
            connection={session.connection}
            ending={session.ending}
            onRetry={session.retryNow}
          />
        </main>
        {session.isPaying && <p className="frame-note">{context.text(texts.paying)}</p>}
        <HeldNotice held={session.heldWins} onShow={() => stop('held')} />
        {refusal && <RefusalNotice refusal={refusal} onClose={session.dismissRefusal} />}
        <Said told={told} late={session.heldWins.late} />
        <FrameSheets
          session={session}
          port={port}
          module={module}
          sheet={sheet}
          stake={stake}
          Picture={Picture}
          onClose={() => setSheet(null)}
        />
      </div>
    </GameContext>
  );
}
