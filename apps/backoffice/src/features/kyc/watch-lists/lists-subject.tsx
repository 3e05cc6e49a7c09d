import { listWatchLists } from '@perya/contract/kyc/staff-calls/watch-lists';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Lists } from './lists-page.tsx';

/** The lists that submissions are held against today; one of the same name would be replaced. */
export function WatchListsSubject() {
  return (
    <StandingSection call={listWatchLists} input={{}}>
      {({ lists }) => <Lists lists={lists} />}
    </StandingSection>
  );
}
