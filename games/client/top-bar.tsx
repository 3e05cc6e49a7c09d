import type { GameSheet } from '@perya/contract/provider-api/frame';
import type { Text } from '@perya/game-kit/game';
import type { Centavos } from '@perya/money';
import { Rolling } from './controls/rolling.tsx';
import { useGame } from './game-context.ts';
import { isFramed } from './host.ts';
import { formatAmount } from './text.ts';

const texts = {
  balance: { en: 'Balance', tl: 'Balanse' },
  held: { en: 'In play', tl: 'Nakataya' },
  mute: { en: 'Sound off', tl: 'I-off ang tunog' },
  unmute: { en: 'Sound on', tl: 'I-on ang tunog' },
  history: { en: 'Your last rounds', tl: 'Mga huling round mo' },
  help: { en: 'About this game', tl: 'Tungkol sa larong ito' },
  proof: { en: 'Provably fair', tl: 'Provably fair' },
} satisfies Record<string, Text>;

interface TopBarProps {
  gameName: string;
  balance: Centavos | null;
  /** What is staked in a round that is not over. */
  held: Centavos | null;
  isMuted: boolean;
  onToggleMuted(): void;
  onOpen(sheet: GameSheet): void;
}

const sheets: readonly GameSheet[] = ['history', 'proof', 'help'];

const drawings = {
  sound: 'M4 10v4h4l5 4V6l-5 4H4M16.5 9a4 4 0 010 6M19 6.5a8 8 0 010 11',
  silence: 'M4 10v4h4l5 4V6l-5 4H4M16.5 9.5l5 5M21.5 9.5l-5 5',
  history: 'M4.5 8.5A8.5 8.5 0 113.6 13M4 4v4.5h4.5M12 8v4.5l3 2',
  proof: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6l7-3M8.5 12l2.5 2.5 4.5-5',
  help: 'M12 11v6M12 7.2v.1M12 3a9 9 0 100 18 9 9 0 000-18',
};

function Icon({
  name,
  label,
  onPress,
}: {
  name: keyof typeof drawings;
  label: string;
  onPress(): void;
}) {
  return (
    <button type="button" className="frame-icon" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[name]} />
      </svg>
    </button>
  );
}

function Balance({ amount }: { amount: Centavos }) {
  return <Rolling amount={amount} from={amount} hasCentavos />;
}

/** The bar of a game that stands alone, or in a page that draws none for it. */
export function TopBar(props: TopBarProps) {
  const { text } = useGame();
  const { gameName, balance, held, isMuted } = props;
  // Whoever frames a game shows its name, the balance and the way out.
  const isInPage = isFramed();
  return (
    <header className="frame-bar">
      <h1 className={isInPage ? 'kit-hidden' : undefined}>{gameName}</h1>
      <p className="frame-balance" data-framed={isInPage || undefined}>
        {!isInPage && <span className="kit-label">{text(texts.balance)}</span>}
        {!isInPage && (balance === null ? '…' : <Balance amount={balance} />)}
        {held !== null && (
          <span className="frame-held kit-figures">{`${text(texts.held)} ${formatAmount(held)}`}</span>
        )}
      </p>
      <Icon
        name={isMuted ? 'silence' : 'sound'}
        label={text(isMuted ? texts.unmute : texts.mute)}
        onPress={props.onToggleMuted}
      />
      {sheets.map((sheet) => (
        <Icon
          key={sheet}
          name={sheet}
          label={text(texts[sheet])}
          onPress={() => props.onOpen(sheet)}
        />
      ))}
    </header>
  );
}
