import type { AnyGameModule } from '@perya/game-kit/game-module';
import { type ComponentType, useMemo } from 'react';
import type { RoundRecord } from '../port.ts';
import { useRoom } from '../room/use-room.ts';
import { useSession } from '../session/use-session.ts';
import type { AnyViewProps, ShownRound } from '../view.ts';
import { createReplayPort } from './replay-port.ts';

interface ReplayStageProps {
  module: AnyGameModule;
  View: ComponentType<AnyViewProps>;
  record: RoundRecord;
  /** The round has been shown to its end. */
  onEnd(round: ShownRound<unknown>, announcement?: string): void;
}

const hearNobody = () => {};

/** The game's own view, which plays the record by itself. Nobody can touch it. */
export function ReplayStage({ module, View, record, onEnd }: ReplayStageProps) {
  const port = useMemo(() => createReplayPort(module, record), [module, record]);
  const session = useSession(port);
  const room = useRoom(module.room ? port : null, session.round, session.refresh, hearNobody);
  const replay = useMemo(
    () => ({
      bet: module.rules.parseBet(record.bet),
      // Opaque here, as the view is.
      moves: record.moves.map((move): never => module.rules.parseMove(move) as never),
    }),
    [module, record],
  );
  if (session.connection === 'opening') return null;
  return (
    <div className="replay-stage frame-main" inert>
      <View
        stakeRange={module.rules.stakeRange}
        balance={session.balance}
        round={session.round}
        past={[]}
        room={room}
        table={null}
        shoe={null}
        mates={null}
        replay={replay}
        isBusy={session.isBusy}
        placeBet={session.placeBet}
        makeMove={session.makeMove}
        reveal={(round, announcement) => {
          session.reveal(round);
          if (round.payout !== null) onEnd(round, announcement);
        }}
      />
    </div>
  );
}
