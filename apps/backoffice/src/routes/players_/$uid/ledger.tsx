import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LedgerTab } from '../../../features/players/tabs/ledger-tab.tsx';

/** One posting alone may stand in the address: rounds lead to theirs. */
function readPosting({ posting }: Record<string, unknown>): { posting?: string } {
  return typeof posting === 'string' && /^\d{1,18}$/.test(posting) ? { posting } : {};
}

export const Route = createFileRoute('/players_/$uid/ledger')({
  staticData: { title: msg`Player`, permissions: ['ledger.read'] },
  validateSearch: readPosting,
  loader: ({ context }) => context.loadMessages('players'),
  component: function Part() {
    return <LedgerTab uid={Route.useParams().uid} posting={Route.useSearch().posting} />;
  },
});
