import { translateTexts } from './text.ts';

/** A translator's words by the English ones; what a source puts into a text stands as `${…}` in both. */
export type TextCatalogue = Readonly<Record<string, string>>;

const hole = /\$\{[^}]*\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Pattern {
  readonly reads: RegExp;
  readonly says: string;
  /** What stands in the holes of the English, in their order. */
  readonly holes: readonly string[];
}

function patternOf([english, says]: [string, string]): Pattern {
  const parts = english.split(hole).map(escaped);
  const holes = english.match(hole) ?? [];
  return { reads: new RegExp(`^${parts.join('(.*?)')}$`, 's'), says, holes };
}

/** Lets `say` read texts in a language that stands in a catalogue instead of beside the English. */
export function addTexts(locale: string, catalogue: TextCatalogue): void {
  const told = Object.entries(catalogue).filter(([, says]) => says !== '');
  const whole = new Map(told);
  const patterns = told.filter(([english]) => english.search(hole) >= 0).map(patternOf);
  const translate = (english: string): string | undefined => {
    const known = whole.get(english);
    if (known !== undefined) return known;
    for (const { reads, says, holes } of patterns) {
      const found = reads.exec(english)?.slice(1);
      if (found === undefined) continue;
      // What is put in may be a text itself, such as a reason or a state.
      return says.replace(hole, (name) => {
        const given = found[holes.indexOf(name)] ?? name;
        return whole.get(given) ?? given;
      });
    }
    return undefined;
  };
  translateTexts(locale, translate);
}
