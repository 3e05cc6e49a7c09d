import type { Drawing } from '@perya/ui/icon';

/** One thing that the palette offers. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly drawing: Drawing;
  /** What it is, at the right. */
  readonly kind?: string;
  /** What tells it from others of the same name. */
  readonly about?: string;
  readonly amount?: string | null;
  /** What was typed names this one and no other. */
  readonly isExact?: boolean;
  /** Written into the field instead of being done: the subject is still to be said. */
  readonly fills?: string;
  readonly run: () => void;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** The commands whose label has every word that was typed, those that begin with it first. */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = wordsOf(typed);
  const found = commands.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const begins = ({ label }: Command) => fold(label).startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}

/** A shorter beginning of a verb is likelier to be a name. */
const verbLettersMin = 3;

/**
 * What is left of 'stop venue galaxy' behind the words of 'Stop venue': 'galaxy'. The first word is enough, and a
 * beginning of it; null where what was typed begins otherwise.
 */
export function restBehind(label: string, typed: string): string | null {
  const verb = wordsOf(label);
  const words = typed.trim().split(/\s+/);
  const isSaid = (at: number) => verb[at]?.startsWith(fold(words[at] ?? ' ')) ?? false;
  if ((words[0] ?? '').length < verbLettersMin || !isSaid(0)) return null;
  const said = verb.findIndex((_, at) => !isSaid(at));
  return words.slice(said === -1 ? verb.length : said).join(' ');
}
