import { claimBoxes } from '@perya/contract/calls/promotions/boxes';
import { reloadWallet } from '../../lib/player/load-player.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { refetchBoxesSoon } from './use-boxes.ts';

export interface Opened {
  readonly pid: number;
  readonly amount: string;
  /** How many boxes wait still. */
  readonly left: number;
}

/** Opens what waits of a promotion. A failure is logged and nothing is said of it; the box waits on. [M-220 M-426] */
export function useClaim(pid: number, onOpened: (opened: Opened) => void) {
  const { submit, isBusy } = useSubmit(claimBoxes, {
    onDone: ({ data, not_received }) => {
      onOpened({ pid, amount: data, left: not_received });
      void reloadWallet();
      refetchBoxesSoon();
    },
    problemOf: (error) => {
      // biome-ignore lint/suspicious/noConsole: it is the log that the documents name.
      console.debug('mystery box', error);
      return null;
    },
  });
  return { claim: () => submit({ pid }), isBusy };
}
