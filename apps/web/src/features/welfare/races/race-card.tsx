import { useLingui } from '@lingui/react/macro';
import { joinRace, type Race } from '@perya/contract/promotions/calls/races';
import { Amount } from '@perya/ui/amount';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { pesoText } from '../../../lib/text/peso-text.ts';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { RacerRow } from './racer-row.tsx';

/** A race as it stands: what it is by, until when, who leads, and whether the player is in it. */
export function RaceCard({ race }: { readonly race: Race }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { submit, isBusy } = useSubmit(joinRace);
  const { name, racers } = race;
  const endsAt = moment(race.ends_at);
  const isOwnShown = race.top.some(({ is_own: isOwn }) => isOwn);
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      <Card className="flex flex-col gap-3">
        <h2 className="font-bold font-display text-lg">{name}</h2>
        <p className="font-bold font-display text-2xl text-accent-strong">
          <Amount value={pesoText(race.pool)} />
        </p>
        <p>{race.terms}</p>
        <p className="text-ink-muted">
          {race.by === 'multiplier'
            ? t`Your best win in one round counts, as a multiple of its bet. Betting more gives no advantage.`
            : t`Every round counts the same, whatever you bet.`}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">
          {t`Until ${endsAt}`} · {t`${racers} have joined`}
        </p>
        {race.may_join ? (
          <Button
            kind={race.has_joined ? 'secondary' : 'primary'}
            busy={isBusy}
            onClick={() => void submit({ pid: race.pid, is_in: !race.has_joined })}
          >
            {race.has_joined ? t`Leave the race` : t`Join the race`}
          </Button>
        ) : (
          <p className="text-ink-muted">{t`Your account takes no part in this contest.`}</p>
        )}
      </Card>
      {race.top.length > 0 && (
        <Card flush>
          <ol>
            {race.top.map((racer) => (
              <RacerRow key={racer.place} racer={racer} by={race.by} />
            ))}
            {race.own !== null && !isOwnShown && <RacerRow racer={race.own} by={race.by} />}
          </ol>
        </Card>
      )}
    </section>
  );
}
