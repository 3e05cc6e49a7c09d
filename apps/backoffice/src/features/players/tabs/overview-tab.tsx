import { useMay } from '../../../lib/session/session.ts';
import type { StorySearch } from '../story/story-filters.ts';
import { StoryList } from '../story/story-list.tsx';
import { WalletSection } from './wallet-section.tsx';

interface OverviewTabProps {
  readonly uid: string;
  readonly search: StorySearch;
}

/** What one wants to know first: what stands between the money and a withdrawal, and all that happened. */
export function OverviewTab({ uid, search }: OverviewTabProps) {
  const may = useMay();
  return (
    <div className="player-part">
      {may('ledger.read') && <WalletSection uid={uid} />}
      <StoryList uid={uid} search={search} />
    </div>
  );
}
