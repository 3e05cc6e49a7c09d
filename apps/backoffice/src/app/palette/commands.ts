import type { Drawing } from '@perya/ui/icon';

/** One thing that the palette can do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly drawing: Drawing;
  readonly run: () => void;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The commands whose label has every word that was typed, those that begin with it first. */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = commands.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const begins = ({ label }: Command) => fold(label).startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}
