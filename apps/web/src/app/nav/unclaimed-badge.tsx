import { useLanguage } from '@perya/app-kit/language/language-context';
import { countUnclaimed } from '@perya/contract/promotions/calls/tasks';
import { say } from '@perya/contract/text';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { useCall } from '../../lib/query/use-call.ts';

/** Not in the catalogue of the shell, which belongs to the first load. */
const text = { en: 'Rewards to collect:', tl: 'Mga reward na iko-collect:' };

const refreshed = [countUnclaimed];
const pollMs = 300_000;

/** How many tasks have something to collect; nothing while there is none. [M-366 M-498] */
export default function UnclaimedBadge() {
  const { language } = useLanguage();
  const { answer } = useCall(countUnclaimed, {}, { pollMs });
  useLiveRefresh('payment', refreshed);
  if (answer === null || answer.num === 0) return null;
  return (
    <span className="amount-figures absolute -top-1.5 left-full -ml-2.5 min-w-4.5 rounded-full bg-negative px-1 text-center font-bold text-[0.6875rem] text-negative-ink leading-4.5">
      <span className="sr-only">{say(text, language)} </span>
      {answer.num}
    </span>
  );
}
