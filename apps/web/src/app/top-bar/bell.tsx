import { useLanguage } from '@perya/app-kit/language/language-context';
import { languageOfLocale, say, type Text } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { bellIcon } from '@perya/ui/icons/status';
import { useInterruptions, waitingOf } from '../../lib/interruptions/interruptions.ts';
import { openModal } from '../../lib/modals/open-modal.ts';

/** Not in the catalogue of the shell, which belongs to the first load. */
const texts = {
  title: { en: 'Waiting for you', tl: 'Naghihintay sa iyo' },
  nothing: { en: 'Nothing is waiting.', tl: 'Walang naghihintay.' },
} satisfies Record<string, Text>;

function openList(): void {
  openModal({
    title: () => say(texts.title, languageOfLocale(document.documentElement.lang)),
    presentation: 'bottom',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => <WaitingList close={close} />,
  });
}

/** What did not open by itself, with its number; nothing while nothing waits. */
export function Bell() {
  const { language } = useLanguage();
  const count = useInterruptions((state) => waitingOf(state).length);
  if (count === 0) return null;
  const title = say(texts.title, language);
  return (
    <button
      type="button"
      aria-label={`${title}: ${count}`}
      aria-haspopup="dialog"
      title={title}
      onClick={openList}
      className="bell"
    >
      <Icon drawing={bellIcon} />
      <span aria-hidden="true" className="bell-count amount-figures">
        {count}
      </span>
    </button>
  );
}

function WaitingList({ close }: { readonly close: () => void }) {
  const { language } = useLanguage();
  const waiting = useInterruptions((state) => state.waiting);
  const items = waitingOf({ waiting });
  if (items.length === 0) return <p className="text-ink-muted">{say(texts.nothing, language)}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            onClick={() => {
              close();
              item.open();
            }}
            className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 text-left font-semibold text-[0.9375rem] leading-snug hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">{item.title()}</span>
            <Icon drawing={chevronRightIcon} className="size-5 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
