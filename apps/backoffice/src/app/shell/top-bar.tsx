import { PlayerSearch } from './player-search.tsx';

export function TopBar() {
  return (
    <header className="top-bar">
      <PlayerSearch />
      <span className="grow" />
    </header>
  );
}
