import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { useMay } from '../../lib/session/session.ts';

/** A player's number, leading to their page for whoever may read it. */
export function PlayerLink({ uid }: { readonly uid: string }) {
  const router = useRouter();
  const may = useMay();
  const path = `/players/${uid}`;
  if (!may('players.read') || !hasRoute(router, path)) {
    return <span className="amount-figures">{uid}</span>;
  }
  return (
    <Link {...({ to: path } as LinkProps)} className="amount-figures">
      {uid}
    </Link>
  );
}
