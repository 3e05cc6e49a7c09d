import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../lib/session/session.ts';

/** Leads from a payment to what the ledger booked for its player; entries have the payment's number as their key. */
export function LedgerLink({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  if (!may('ledger.read')) return null;
  return <Link to="/players/$uid/ledger" params={{ uid }}>{t`Entries of the ledger`}</Link>;
}
