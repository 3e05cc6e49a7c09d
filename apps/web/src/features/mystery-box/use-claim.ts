import { claimBoxes } from '@perya/contract/promotions/calls/boxes';
import { useSubmit } from '../../lib/query/use-submit.ts';

export interface Opened {
  readonly pid: number;
  readonly amount: string;
  /** How many boxes wait still. */
  readonly left: number;
}

interface ClaimEvents {
  readonly onOpened: (opened: Opened) => void;
  readonly onRefused?: () => void;
}

/** Opens what waits of a promotion. What the identity gate refuses it says; any other failure is logged and nothing is said of it. The box waits on. [A-240 M-220 M-426] */
export function useClaim(pid: number, { onOpened, onRefused }: ClaimEvents) {
  const { submit, isBusy } = useSubmit(claimBoxes, {
    ...(onRefused === undefined ? {} : { onRefused }),
    onDone: ({ data, not_received }) => onOpened({ pid, amount: data, left: not_received }),
    problemOf: (error) => {
      // biome-ignore lint/suspicious/noConsole: it is the log that the documents name.
      console.debug('mystery box', error);
      return null;
    },
  });
  return { claim: () => submit({ pid }), isBusy };
}
