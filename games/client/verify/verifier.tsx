import type { Text } from '@perya/game-kit/game';
import { useEffect, useState } from 'react';
import { useGame } from '../game-context.ts';
import { parts } from '../parts.ts';
import type { RoundRecord } from '../port.ts';
import { formatAmount } from '../text.ts';
import { describeInput } from './describe-input.ts';
import { type Draw, type Replay, replay } from './replay.ts';

const texts = {
  working: { en: 'Playing the round again …', tl: 'Inuulit ang round …' },
  failed: {
    en: 'The rules of this game could not be loaded or refuse this round.',
    tl: 'Hindi ma-load ang mga tuntunin ng larong ito o tinatanggihan nila ang round na ito.',
  },
  right: { en: 'This round is right', tl: 'Tama ang round na ito' },
  wrong: { en: 'This round does not check out', tl: 'Hindi tugma ang round na ito' },
  seed: {
    en: 'The secret has the fingerprint that was shown before the bet',
    tl: 'Tugma ang lihim sa tatak na ipinakita bago ang taya',
  },
  stake: { en: 'The stake is the same', tl: 'Pareho ang taya' },
  payout: { en: 'The payout is the same', tl: 'Pareho ang bayad' },
  pot: {
    en: 'The pot is what all the bets of the round come to',
    tl: 'Tugma ang pot sa lahat ng taya sa round',
  },
  bet: { en: 'Bet', tl: 'Taya' },
  move: { en: 'Move', tl: 'Galaw' },
  draws: { en: 'Draws', tl: 'Mga bunot' },
  noDraws: { en: 'No draw', tl: 'Walang bunot' },
  outcome: { en: 'Outcome', tl: 'Kinalabasan' },
  paid: { en: 'Payout', tl: 'Bayad' },
  of: { en: 'of', tl: 'sa' },
} satisfies Record<string, Text>;

function Check({ isRight, children }: { isRight: boolean; children: string }) {
  return (
    <li data-right={isRight}>
      <svg viewBox="0 0 24 24" role="img" aria-label={isRight ? '✓' : '✗'}>
        <path d={isRight ? 'M5 12.5l4.5 4.5L19 7.5' : 'M6 6l12 12M18 6L6 18'} />
      </svg>
      {children}
    </li>
  );
}

function Draws({ draws }: { draws: readonly Draw[] }) {
  const { text } = useGame();
  if (draws.length === 0) return <p className="frame-quiet">{text(texts.noDraws)}</p>;
  return (
    <details>
      <summary>
        {text(texts.draws)}: {draws.length}
      </summary>
      <ol className="frame-draws kit-figures">
        {draws.map(({ bound, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: draws are known by their place and never move.
          <li key={place}>
            {value} <span className="frame-draws-bound">{`${text(texts.of)} ${bound}`}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Recomputes a finished round in this browser and shows every step. */
export function Verifier({ record }: { record: RoundRecord }) {
  const { text } = useGame();
  const [result, setResult] = useState<Replay | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = parts[record.engine]?.rules ?? (() => Promise.reject(new Error('unknown game')));
    load()
      .then(({ rules, room }) => replay(rules, record, room))
      .then(
        (found) => isCurrent && setResult(found),
        () => isCurrent && setResult('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [record]);
  if (result === null) return <p role="status">{text(texts.working)}</p>;
  if (result === 'failed') return <p role="alert">{text(texts.failed)}</p>;
  const { isSeedCommitted, isStakeSame, isPayoutSame, isPotSame, steps, payout, lines } = result;
  const isRight = isSeedCommitted && isStakeSame && isPayoutSame && isPotSame !== false;
  return (
    <div className="frame-verifier">
      <p className="frame-verdict" data-right={isRight} role="status">
        {text(isRight ? texts.right : texts.wrong)}
      </p>
      <ul className="frame-checks">
        <Check isRight={isSeedCommitted}>{text(texts.seed)}</Check>
        <Check isRight={isStakeSame}>{text(texts.stake)}</Check>
        <Check isRight={isPayoutSame}>{text(texts.payout)}</Check>
        {isPotSame !== null && <Check isRight={isPotSame}>{text(texts.pot)}</Check>}
      </ul>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place and never move.
        <section key={place}>
          <h3>
            {step.kind === 'bet' ? text(texts.bet) : `${text(texts.move)} ${place}`}
            {step.stake > 0n && ` · ${formatAmount(step.stake)}`}
          </h3>
          <p className="frame-input">{describeInput(step.input)}</p>
          <Draws draws={step.draws} />
        </section>
      ))}
      <h3>{text(texts.outcome)}</h3>
      <dl className="frame-lines">
        {lines.map(({ label, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
          <div key={place}>
            <dt>{text(label)}</dt>
            <dd>{text(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{text(texts.paid)}</dt>
          <dd className="kit-figures">{payout !== null && formatAmount(payout)}</dd>
        </div>
      </dl>
    </div>
  );
}
