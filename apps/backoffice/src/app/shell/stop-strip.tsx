import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useGamingStops } from '../../lib/stops/use-gaming-stops.ts';

/** On every page, while gaming is stopped somewhere: nobody looks for the cause of what a colleague has done. */
export function StopStrip() {
  const { t } = useLingui();
  const stops = useGamingStops();
  if (stops.length === 0) return null;
  const isHouse = stops.some(({ scope }) => scope === 'house');
  const names = stops.map(({ subject }) => subject).join(', ');
  return (
    <section aria-label={t`Gaming stops`} className="stop-strip">
      <span className="font-semibold">
        {isHouse ? (
          t`Gaming is stopped in the whole house`
        ) : (
          <Plural value={stops.length} one="# stop is in force" other="# stops are in force" />
        )}
      </span>
      {!isHouse && <span className="min-w-0 truncate">{names}</span>}
      <Link to="/house/switches">{t`See what is stopped`}</Link>
    </section>
  );
}
