import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useMay, useSession } from '../../lib/session/session.ts';
import { Moment } from '../../lib/show/moment.tsx';
import { PageHead } from '../../lib/show/page-head.tsx';

interface Subject {
  readonly title: string;
  readonly about: string;
  readonly link: LinkProps;
  readonly needs: Permission;
}

/** What a regulator asks a licensee for, in the regulator's words, and where it stands here. */
function useSubjects(): readonly Subject[] {
  const { t } = useLingui();
  return [
    {
      title: t`Gross gaming revenue and share`,
      about: t`Gaming days as they were closed and signed: GGR, the regulator's share, and what was corrected later.`,
      link: { to: '/reports/days' },
      needs: 'figures.read',
    },
    {
      title: t`Revenue by game, venue and brand`,
      about: t`Stakes, wins, GGR and NGR by day, week or month.`,
      link: { to: '/reports' },
      needs: 'figures.read',
    },
    {
      title: t`Significant events`,
      about: t`Large wins and transfers, exclusions, changes of games, limits and rules, failed checks, outages and alarms.`,
      link: { to: '/reports/events' },
      needs: 'events.read',
    },
    {
      title: t`Internal controls`,
      about: t`Each control with the rule it serves, how many rows it looked at, and what broke it.`,
      link: { to: '/house/controls' },
      needs: 'controls.read',
    },
    {
      title: t`Program and approved releases`,
      about: t`What runs, whether its files are those of its release, and who approved it.`,
      link: { to: '/house/program' },
      needs: 'releases.read',
    },
    {
      title: t`Evidence and player funds`,
      about: t`Signed days and their packs, and what the licensee owed its players on each day.`,
      link: { to: '/house/controls' },
      needs: 'evidence.read',
    },
    {
      title: t`Games and return to player`,
      about: t`The theoretical return of each game against what was paid.`,
      link: { to: '/games/returns' },
      needs: 'games.read',
    },
    {
      title: t`Random number generator and hashes`,
      about: t`What the studio says of its random source, and the hashes of the code that decides rounds.`,
      link: { to: '/games/venues' },
      needs: 'games.read',
    },
    {
      title: t`Rounds`,
      about: t`Single rounds with stake, payout and proof; players are shown by number.`,
      link: { to: '/games/rounds' },
      needs: 'games.read',
    },
  ];
}

/** To whoever is from outside: what their account is. */
function OwnTerm() {
  const { t } = useLingui();
  const endsAt = useSession(({ me }) => (me?.isOutside ? me.accountEndsAt : null));
  if (endsAt === null) return null;
  return (
    <p className="rounded-lg bg-sunken px-4 py-3">
      {t`This account reads and changes nothing. Every list and record that is opened is kept in the audit. It ends by itself:`}{' '}
      <Moment at={endsAt} />
    </p>
  );
}

/** The first page of a regulator: what there is to see, each with where it stands. */
export function OversightPage() {
  const { t } = useLingui();
  const may = useMay();
  const subjects = useSubjects().filter(({ needs }) => may(needs));
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col overflow-y-auto">
      <PageHead heading={t`Oversight`} about={t`What a regulator asks a licensee for`} />
      <div className="flex flex-col gap-4 px-4 pb-6">
        <OwnTerm />
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3">
          {subjects.map(({ title, about, link }) => (
            <li key={title} className="flex flex-col gap-1 rounded-lg border border-line p-4">
              <Link {...link} className="font-semibold">
                {title}
              </Link>
              <p className="text-ink-muted">{about}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/evidence/verify" target="_blank" rel="noreferrer">
            {t`Work a pack out in this browser, without trusting the house`}
          </a>
        </p>
      </div>
    </div>
  );
}
