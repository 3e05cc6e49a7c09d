import type { GameSheet } from '@perya/contract/provider-api/frame';
import type { AnyGameModule } from '@perya/game-kit/game-module';
import type { Centavos } from '@perya/money';
import type { GamePort } from '../port.ts';
import type { Session } from '../session/use-session.ts';
import type { InfoPicture } from '../view.ts';
import { FairnessSheet } from './fairness-sheet.tsx';
import { InfoSheet } from './info-sheet.tsx';
import { PastSheet } from './past-sheet.tsx';
import { UnseenSheet } from './unseen-sheet.tsx';

interface FrameSheetsProps {
  session: Session;
  port: GamePort;
  module: AnyGameModule;
  /** The one that the player has opened. */
  sheet: GameSheet | null;
  stake: Centavos | null;
  Picture: InfoPicture | null;
  onClose(): void;
}

/** What lies over a game: how it went meanwhile, its rules, its last rounds, its proof. */
export function FrameSheets(props: FrameSheetsProps) {
  const { session, port, module, sheet, stake, Picture, onClose } = props;
  const { fairness } = session;
  return (
    <>
      {session.unseen.length > 0 && (
        <UnseenSheet
          rounds={session.unseen}
          isPaying={session.isPaying}
          onClose={session.dismissUnseen}
        />
      )}
      {sheet === 'help' && (
        <InfoSheet
          info={module.info}
          stakeRange={module.rules.stakeRange}
          rtpBasisPoints={module.rules.rtpBasisPoints}
          stake={stake}
          Picture={Picture}
          onClose={onClose}
        />
      )}
      {sheet === 'history' && <PastSheet past={session.past} onClose={onClose} />}
      {sheet === 'proof' && fairness && (
        <FairnessSheet
          fairness={fairness}
          onChangeSeed={session.changeClientSeed}
          onReadRecord={port.readRecord}
          onClose={onClose}
        />
      )}
    </>
  );
}
