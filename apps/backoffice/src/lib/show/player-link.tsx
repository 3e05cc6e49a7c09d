import { Link } from '@tanstack/react-router';
import { useMay } from '../session/session.ts';

/** A player by uid and name; leads to the player's page for whoever may read it. */
export function PlayerLink({ uid, name = '' }: { readonly uid: string; readonly name?: string }) {
  const may = useMay();
  const text = name === '' ? uid : `${uid} · ${name}`;
  if (!may('players.read')) return text;
  return (
    <Link to="/players/$uid" params={{ uid }}>
      {text}
    </Link>
  );
}
