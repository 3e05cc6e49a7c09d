import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { indexAfterKey } from './step-index.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  /** It stands there and cannot be chosen, neither by a tap nor by a key. */
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly onChange?: (id: string) => void;
  /** Which one is open at first. */
  readonly first?: number;
}

export function Tabs({ label, tabs, onChange, first = 0 }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first);

  const choose = (index: number) => {
    setChosen(index);
    const tab = tabs[index];
    if (tab) onChange?.(tab.id);
  };
  const moveByKey = (event: KeyboardEvent) => {
    // Keys move among those that can be chosen.
    const open = tabs.flatMap(({ isDisabled }, index) => (isDisabled === true ? [] : index));
    const step = indexAfterKey(event.key, open.indexOf(chosen), open.length);
    const next = step === null ? undefined : open[step];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="flex gap-1 overflow-x-auto rounded-control bg-sunken p-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={() => choose(index)}
            className={classNames(
              'min-h-11 flex-auto rounded-[calc(var(--control-round)-0.25rem)] px-2 font-semibold text-[0.9375rem] leading-tight min-[380px]:whitespace-nowrap min-[380px]:px-4 -outline-offset-2 transition-colors duration-[var(--motion-press)]',
              index === chosen ? 'bg-raised text-ink shadow-card' : 'text-ink-muted',
              tab.isDisabled === true ? 'cursor-not-allowed opacity-60' : 'hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={index !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable by keyboard.
          tabIndex={0}
          className="rounded-control pt-4"
        >
          {index === chosen && tab.content}
        </div>
      ))}
    </div>
  );
}
