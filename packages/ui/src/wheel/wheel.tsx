import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { WheelOption } from './filter-options.ts';
import { createSettler } from './settler.ts';
import { rowAfterKey, rowAt, rowByTyping, wheelRowPx, wheelSettleMs } from './wheel-rows.ts';

export interface WheelProps {
  readonly label: string;
  readonly options: readonly WheelOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter takes what stands under the band. */
  readonly onEnter?: (() => void) | undefined;
  /** A row that was touched, where that says more than to turn to it. */
  readonly onTouch?: ((value: string) => void) | undefined;
}

/** Letters typed within this time are one word. */
const typingMs = 800;

const shortList = 3;

/** A list that is turned by finger, mouse wheel or keys; what comes to rest under the band is chosen. [A-155 A-158] */
export function Wheel({ label, options, value, onChange, onEnter, onTouch }: WheelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const hasStood = useRef(false);
  const [rests, setRests] = useState(0);
  const found = options.findIndex((option) => option.value === value);
  const row = Math.max(found, 0);
  // Of a short list no more rows are in sight than it could fill.
  const isShort = options.length <= shortList;

  const choose = (next: number | null) => {
    const option = next === null ? undefined : options[next];
    if (option !== undefined && option.value !== value) onChange(option.value);
  };
  const rest = () => {
    choose(rowAt(list.current?.scrollTop ?? 0, options.length));
    setRests((count) => count + 1);
  };
  const act = useRef(rest);
  act.current = rest;
  const [settler] = useState(() => createSettler(wheelSettleMs, () => act.current()));
  useEffect(() => settler.stop, [settler]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice that was not taken leaves the row as it was, and the wheel turns back to it.
  useLayoutEffect(() => {
    const topPx = row * wheelRowPx;
    if (list.current === null || list.current.scrollTop === topPx) return;
    list.current.scrollTo({ top: topPx, behavior: hasStood.current ? 'auto' : 'instant' });
  }, [row, rests, options.length]);
  useEffect(() => {
    hasStood.current = true;
  }, []);

  const type = (letter: string) => {
    const now = Date.now();
    const isSameWord = now - typing.current.at < typingMs;
    const text = isSameWord ? typing.current.text + letter : letter;
    typing.current = { text, at: now };
    choose(
      rowByTyping(
        options.map((option) => option.label),
        text,
        row,
      ),
    );
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = rowAfterKey(event.key, row, options.length);
    const isLetter = event.key.length === 1;
    if (event.key === 'Enter') onEnter?.();
    else if (next !== null) choose(next);
    else if (isLetter) type(event.key);
    if (next !== null || isLetter || event.key === 'Enter') event.preventDefault();
  };

  return (
    <div className="relative min-w-0 flex-1">
      <div
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute inset-x-0 h-[48px] rounded-control bg-accent-soft',
          isShort ? 'top-12' : 'top-24',
        )}
      />
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-activedescendant={found === -1 ? undefined : `${id}-${row}`}
        tabIndex={0}
        onScroll={settler.moved}
        onKeyDown={moveByKey}
        className={classNames(
          'relative snap-y snap-mandatory overflow-y-auto overscroll-contain rounded-control -outline-offset-3 [scrollbar-width:none] motion-safe:scroll-smooth',
          isShort ? 'h-[144px] py-[48px]' : 'h-[240px] py-[96px]',
        )}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the wheel itself takes the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the wheel keeps the focus and names the chosen row.
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === row && found !== -1}
            onClick={() => (onTouch === undefined ? choose(index) : onTouch(option.value))}
            className={classNames(
              'flex h-[48px] cursor-pointer snap-center items-center justify-center px-2 text-center leading-tight',
              index === row ? 'font-semibold text-ink' : 'text-ink-muted',
            )}
          >
            <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{option.label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
