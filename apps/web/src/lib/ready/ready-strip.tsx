import { useLanguage } from '@perya/app-kit/language/language-context';
import { listOwnBonuses } from '@perya/contract/promotions/calls/bonuses';
import { countUnclaimed } from '@perya/contract/promotions/calls/tasks';
import { say, type Text } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { giftIcon } from '@perya/ui/icons/nav';
import { Link } from '@tanstack/react-router';
import { useLiveRefresh } from '../live/use-live-refresh.ts';
import { useCall } from '../query/use-call.ts';
import { pesoText } from '../text/peso-text.ts';
import { type ReadyItem, readyItems } from './ready-items.ts';

/** Texts and not messages: those of the lib belong to the first load. */
const texts = {
  title: { en: 'Ready for you', tl: 'Handa na para sa iyo' },
  tasks: { en: 'Task rewards', tl: 'Mga reward ng task' },
  toCollect: { en: 'to collect', tl: 'ang kukunin' },
  closed: { en: 'Open it', tl: 'Buksan ito' },
} satisfies Record<string, Text>;

const refreshed = [listOwnBonuses, countUnclaimed];

/** What waits to be collected, the same on home and in welfare; nothing where nothing waits. */
export function ReadyStrip() {
  const { language } = useLanguage();
  const { answer: tasks } = useCall(countUnclaimed, {});
  const { answer: own } = useCall(listOwnBonuses, {});
  useLiveRefresh('reward', refreshed);
  const items = readyItems({
    unclaimed: tasks?.num ?? 0,
    bonuses: own?.bonuses ?? [],
    now: own?.now ?? 0,
  });
  if (items.length === 0) return null;
  const title = say(texts.title, language);
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-bold text-lg leading-snug">{title}</h2>
      <ul className="flex snap-x gap-2 overflow-x-auto pb-1">
        {items.map((item) => (
          <li key={item.id} className="shrink-0 snap-start">
            <ReadyLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadyLink({ item }: { readonly item: ReadyItem }) {
  const { language } = useLanguage();
  const { tasks, amount } = item;
  const worth = amount === null ? say(texts.closed, language) : pesoText(amount);
  return (
    <Link
      to={item.to}
      className="flex min-h-14 max-w-64 items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 text-ink no-underline shadow-card hover:bg-sunken"
    >
      <Icon drawing={giftIcon} className="size-6 shrink-0 text-accent-strong" />
      <span className="min-w-0 leading-snug">
        <span className="block truncate font-semibold text-[0.9375rem]">
          {tasks === null ? item.name : say(texts.tasks, language)}
        </span>
        <span className="amount-figures block text-[0.8125rem] text-ink-muted">
          {tasks === null ? worth : `${tasks} ${say(texts.toCollect, language)}`}
        </span>
      </span>
    </Link>
  );
}
