import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useFound } from '../../lib/search/use-found.ts';
import { useShellState } from '../shell/shell-state.ts';
import { type Command, matchCommands } from './commands.ts';
import { useAsked, useCommands, usePlayersCommand } from './use-commands.ts';

/** What was typed, what fits, and which of it is chosen: by its id, so that what arrives later moves no choice. */
export function usePalette(close: () => void) {
  const [early] = useState(() => useShellState.getState().early);
  const [typed, setTyped] = useState(early.words);
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Enter was pressed, or words were pasted, before the server had answered. */
  const [isAwaited, setAwaited] = useState(false);
  const commands = useCommands();
  const { wanted, commandsOf } = useAsked(typed);
  const { rows, isLooking, hasFailed } = useFound(wanted);
  const players = usePlayersCommand()(typed);
  const found = rows.flatMap(commandsOf);
  const fitting = [
    ...found.filter(({ isExact }) => isExact === true),
    ...matchCommands(commands, typed),
    ...found.filter(({ isExact }) => isExact !== true),
  ];
  const shown = players === null ? fitting : [...fitting, players];
  const place = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosenId),
  );
  const write = (text: string) => {
    setTyped(text);
    setChosenId(null);
    setAwaited(false);
  };
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    if (command.fills !== undefined) return write(command.fills);
    close();
    command.run();
  };
  const settle = useEffectEvent(() => {
    setAwaited(false);
    const exact = found.filter(({ isExact }) => isExact === true);
    if (exact.length === 1) run(exact[0]);
  });
  useLayoutEffect(() => {
    if (isAwaited && !isLooking) settle();
  }, [isAwaited, isLooking]);
  /** Does what is chosen; while nothing but the search could answer, as soon as it names exactly one. */
  const enter = () => {
    if (isLooking && fitting.length === 0) setAwaited(true);
    else run(shown[place]);
  };
  const beginEntered = useEffectEvent(() => {
    if (early.isEntered) enter();
  });
  useLayoutEffect(() => beginEntered(), []);
  return {
    typed,
    shown,
    place,
    isLooking,
    hasFailed,
    write,
    run,
    choose: (at: number) => setChosenId(shown[at]?.id ?? null),
    enter,
    /** What is pasted is whole: one exact hit opens at once. */
    pasted: () => setAwaited(true),
  };
}
