import { useLingui } from '@lingui/react/macro';
import type { BulkAction } from '../list/bulk/bulk-action.ts';

interface Claiming<Row> extends Pick<BulkAction<Row>, 'run' | 'undo'> {
  /** Which rows wait for somebody; all where nothing is said. */
  readonly isOpen?: (row: Row) => boolean;
}

/** Takes several that nobody has, to work through them one after the other; given back as they were taken. */
export function useClaiming<Row extends { readonly claim: object | null }>({
  run,
  undo,
  isOpen = () => true,
}: Claiming<Row>): BulkAction<Row> {
  const { t } = useLingui();
  return {
    id: 'claim',
    label: t`Claim`,
    isFor: (row) => row.claim === null && isOpen(row),
    run,
    undo,
  };
}
