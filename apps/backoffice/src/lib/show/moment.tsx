import { useLingui } from '@lingui/react/macro';
import { Tooltip } from 'radix-ui';
import { ageText } from './age-text.ts';
import { useNow } from './use-now.ts';

const zone = { timeZone: 'Asia/Manila' } as const;
const full = { ...zone, dateStyle: 'medium', timeStyle: 'medium' } as const;

/** A moment of the contract (unix seconds) in Manila time, with the zone said. */
export function useManilaTime(): (unixSeconds: number) => string {
  const { i18n } = useLingui();
  return (unixSeconds) => `${i18n.date(new Date(unixSeconds * 1000), full)} PHT`;
}

/** Written out in Manila time, for facts. */
export function Moment({ at }: { readonly at: number }) {
  const say = useManilaTime();
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className="amount-figures whitespace-nowrap">
      {say(at)}
    </time>
  );
}

/** A relative age; the exact Manila time on hover and focus. */
export function Age({ at }: { readonly at: number }) {
  const { i18n } = useLingui();
  const say = useManilaTime();
  const nowMs = useNow(30_000);
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <time
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact time is shown on focus too.
          tabIndex={0}
          dateTime={new Date(at * 1000).toISOString()}
          className="relative z-1 whitespace-nowrap rounded-sm"
        >
          {ageText(Math.floor(nowMs / 1000) - at, i18n.locale)}
        </time>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content sideOffset={4} className="tip">
          {say(at)}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
