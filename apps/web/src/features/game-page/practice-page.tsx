import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { openPractice } from '@perya/contract/games/calls/practice';
import { listTexts } from '@perya/contract/list-texts';
import type { GameMessage } from '@perya/contract/provider-api/frame';
import { say } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { buttonClass } from '@perya/ui/button-class';
import { IconButton } from '@perya/ui/icon-button';
import { backIcon } from '@perya/ui/icons/action';
import { infoIcon } from '@perya/ui/icons/frame';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ErrorState } from '@perya/ui/states/error-state';
import { toast } from '@perya/ui/toast';
import { Link, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useLaunchGame } from '../../lib/game/launch-game.ts';
import { LegalLine } from '../../lib/page/legal-notice.tsx';
import { useSite } from '../../lib/page/site.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { nameOfCalled } from './called-game.ts';
import { GameFrame } from './game-frame.tsx';
import './game-page.css';

/** A game without money, for whoever the house offers it to: no wallet, no wins, and the way to the real one. */
export function PracticePage({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { brand } = useSite();
  const { answer, answeredAt, state, reload } = useCall(openPractice, { code, lang: language });
  const { purse, hear, frameKey } = usePracticePurse();
  const frame = useRef<HTMLIFrameElement>(null);
  const launchGame = useLaunchGame();
  const name = answer?.en_name ?? nameOfCalled(code);
  return (
    <div className="game-room" data-theme="dark" data-brand={brand.tag}>
      <PracticeBar name={name} purse={purse} />
      <div className="game-practice">
        <p role="note">{t`Practice: this is not money. Nothing is staked, won or paid out.`}</p>
        {answer !== null && (
          <button type="button" onClick={() => launchGame(answer)}>
            {t`Play with real money`}
          </button>
        )}
      </div>
      <div className="game-stage">
        {state === 'failed' ? (
          <div className="game-veil">
            <ErrorState
              title={say(listTexts.failed, language)}
              retryLabel={t`Try again`}
              onRetry={() => void reload()}
            />
          </div>
        ) : answeredAt > 0 && answer === null ? (
          <NotOffered />
        ) : (
          <GameFrame
            key={frameKey}
            frame={frame}
            url={answer?.url ?? null}
            gameName={name}
            img={answer?.img ?? null}
            hasBar={false}
            onMessage={hear}
            onNothingCame={() => toast.error(t`The game cannot be opened`)}
          />
        )}
      </div>
      <footer className="game-legal">
        <LegalLine />
      </footer>
    </div>
  );
}

interface PracticeBarProps {
  readonly name: string;
  /** In centavos; null until the game says it. */
  readonly purse: number | null;
}

function PracticeBar({ name, purse }: PracticeBarProps) {
  const { t } = useLingui();
  const router = useRouter();
  const leave = () =>
    router.history.canGoBack() ? router.history.back() : router.history.replace('/');
  return (
    <header className="game-bar">
      <IconButton drawing={backIcon} label={t`Leave the game`} onClick={leave} />
      <div className="game-bar-name">
        <h1>{name}</h1>
      </div>
      {purse !== null && (
        <p className="game-bar-money">
          <span className="block font-normal text-[0.75rem] text-ink-muted">{t`Practice`}</span>
          <Amount value={pesoText(toPesos(centavos(purse)))} rolling />
        </p>
      )}
    </header>
  );
}

/** What the game says of its purse; an empty one is filled by opening the game anew. */
function usePracticePurse() {
  const { t } = useLingui();
  const [purse, setPurse] = useState<number | null>(null);
  const [frameKey, setFrameKey] = useState(0);
  const hear = (message: GameMessage) => {
    if (message.type === 'perya:balance') setPurse(message.balance);
    if (message.type !== 'perya:cashier') return;
    setFrameKey((before) => before + 1);
    toast.success(t`Your practice balance is full again.`);
  };
  return { purse, hear, frameKey };
}

function NotOffered() {
  const { t } = useLingui();
  return (
    <div className="game-veil">
      <EmptyState
        drawing={infoIcon}
        title={t`This game has no practice mode`}
        text={t`Come back later, or choose another game.`}
        action={<Link to="/" className={buttonClass('primary')}>{t`Back to home`}</Link>}
      />
    </div>
  );
}
