import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { BetDetail as Detail } from '@perya/contract/games/calls/bets';
import { say } from '@perya/contract/text';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { chevronDownIcon } from '@perya/ui/icons/action';
import { DetailSection } from '../../lib/page/detail-section.tsx';
import { Fact } from '../../lib/page/fact.tsx';
import { changeText, pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { BetEntries } from './bet-entries.tsx';
import { BetStatusBadge } from './bet-status.tsx';
import { CopyFact } from './copy-fact.tsx';
import { FairnessProof } from './fairness-proof.tsx';
import { GameArt } from './game-art.tsx';
import { RecalledRound } from './recalled-round.tsx';
import { useTypeNames } from './use-type-names.ts';

/** The story first: what was played, what came, what it brought. What support or a verifier asks for stands behind. */
export function BetDetail({ bet }: { readonly bet: Detail }) {
  const { t } = useLingui();
  const { details } = bet;
  return (
    <div className="grid gap-5 md:grid-cols-2 md:items-start md:gap-7">
      <div className="flex min-w-0 flex-col gap-5">
        <Outcome bet={bet} />
        {details !== null && details.lines.length > 0 ? (
          <RoundStory lines={details.lines} />
        ) : (
          <DetailSection title={t`The round`}>
            <p className="px-4 py-3 text-[0.9375rem] text-ink-muted">
              {bet.status === 'pending'
                ? t`This round is still in play. Details show when it ends.`
                : t`The provider gives no more details of this round.`}
            </p>
          </DetailSection>
        )}
        {bet.is_recalled && <RecalledRound id={bet.id} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <BetEntries entries={bet.entries} />
        <details className="group rounded-card border border-line bg-raised shadow-card">
          <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-card px-4 font-semibold">
            {t`Proof and IDs`}
            <Icon
              drawing={chevronDownIcon}
              className="size-5 text-ink-muted group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col gap-5 px-4 pt-2 pb-4">
            <Facts bet={bet} />
            {details?.proof !== undefined && <FairnessProof proof={details.proof} />}
          </div>
        </details>
      </div>
    </div>
  );
}

function Outcome({ bet }: { readonly bet: Detail }) {
  const { t } = useLingui();
  return (
    <Card kind="glow" className="flex flex-col gap-3 p-5">
      <div className="flex items-start gap-3">
        <GameArt img={bet.game_img} />
        <div className="min-w-0 flex-1">
          <h2 className="font-bold text-lg leading-snug">{bet.game_name}</h2>
          <p className="text-[0.875rem]">{bet.brand_name}</p>
        </div>
        <BetStatusBadge status={bet.status} />
      </div>
      <Told bet={bet} />
      <p className="font-display font-extrabold text-[2rem] leading-tight">
        <span className="sr-only">{t`Net`} </span>
        <Amount value={changeText(bet.net_amount)} />
      </p>
      {bet.held_amount !== '0.00' && (
        <p className="text-[0.9375rem]">
          <Trans>
            A win of <Amount value={pesoText(bet.held_amount)} /> is being checked before it is
            paid.
          </Trans>
        </p>
      )}
    </Card>
  );
}

/** The round in a sentence or two. */
function Told({ bet }: { readonly bet: Detail }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const staked = pesoText(bet.bet_amount);
  const got = pesoText(bet.settlement_amount);
  const when = moment(bet.created_at);
  const brought = () => {
    if (bet.status === 'pending') return t`It is still in play.`;
    if (bet.status === 'failed') return t`It was canceled and your stake was returned.`;
    return bet.settlement_amount === '0.00' ? t`No win this time.` : t`It paid ${got}.`;
  };
  return (
    <p className="text-[0.9375rem] leading-snug">
      {t`You bet ${staked} on ${when}.`} {brought()}
    </p>
  );
}

/** Every field of the record, as support may ask for it. [G-131 G-292] */
function Facts({ bet }: { readonly bet: Detail }) {
  const { t } = useLingui();
  const moment = useMoment('full');
  const typeName = useTypeNames();
  return (
    <DetailSection title={t`Details`}>
      <dl>
        <Fact label={t`Bet amount`} value={pesoText(bet.bet_amount)} isAmount />
        <Fact label={t`Paid out`} value={pesoText(bet.settlement_amount)} isAmount />
        <Fact label={t`Net`} value={changeText(bet.net_amount)} isAmount />
        <Fact label={t`Currency`} value={bet.currency} />
        <Fact label={t`Game type`} value={typeName(bet.game_type)} />
        <Fact label={t`Placed`} value={moment(bet.created_at)} />
        <Fact
          label={t`Settled`}
          value={bet.settle_time === 0 ? t`Not yet` : moment(bet.settle_time)}
        />
        <CopyFact label={t`Round`} value={bet.round_id} />
        <CopyFact label={t`Record`} value={bet.record_id} />
        <CopyFact label={t`ID`} value={bet.id} />
      </dl>
    </DetailSection>
  );
}

type Lines = NonNullable<Detail['details']>['lines'];

/** The provider describes the round line by line in both languages. */
function RoundStory({ lines }: { readonly lines: Lines }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <DetailSection title={t`The round`}>
      <dl>
        {lines.map(({ label, value }, index) => (
          <Fact
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes.
            key={index}
            label={say(label, language)}
            value={say(value, language)}
          />
        ))}
      </dl>
    </DetailSection>
  );
}
