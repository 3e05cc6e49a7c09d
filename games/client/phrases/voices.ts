import type { MutedMates } from '@perya/contract/provider-api/frame';
import type { Said } from '@perya/game-kit/phrases';

/** Something said in the room, as it is shown for a while. */
export interface HeardPhrase extends Said {
  /** Counts up. */
  id: number;
}

/** What a player hears of the room, and whom not. */
export interface Voices {
  /** The newest last. */
  heard: readonly HeardPhrase[];
  /** The numbers of those the player does not want to hear. */
  muted: readonly number[];
  isDeaf: boolean;
  count: number;
}

/** More would cover the scene. */
export const heardMax = 3;

export const firstVoices: Voices = { heard: [], muted: [], isDeaf: false, count: 0 };

export function withSaid(voices: Voices, said: Said): Voices {
  if (voices.isDeaf || voices.muted.includes(said.voice)) return voices;
  const id = voices.count + 1;
  return { ...voices, count: id, heard: [...voices.heard, { ...said, id }].slice(-heardMax) };
}

export const without = (voices: Voices, id: number): Voices => ({
  ...voices,
  heard: voices.heard.filter((each) => each.id !== id),
});

/** What somebody has said goes with them. */
export const withMuted = (voices: Voices, voice: number): Voices => ({
  ...voices,
  muted: [...voices.muted.filter((each) => each !== voice), voice],
  heard: voices.heard.filter((each) => each.voice !== voice),
});

/** Those who were muted at an earlier visit, or everybody. */
export function withRemembered(voices: Voices, remembered: MutedMates): Voices {
  const before = remembered.voices.filter((voice) => !voices.muted.includes(voice));
  const isDeaf = voices.isDeaf || remembered.isDeaf === true;
  if (before.length === 0 && isDeaf === voices.isDeaf) return voices;
  const muted = [...before, ...voices.muted];
  const heard = voices.heard.filter(({ voice }) => !muted.includes(voice));
  return { ...voices, muted, isDeaf, heard: isDeaf ? [] : heard };
}

export const withUnmuted = (voices: Voices, voice: number): Voices => ({
  ...voices,
  muted: voices.muted.filter((each) => each !== voice),
});

export const withDeafness = (voices: Voices, isDeaf: boolean): Voices => ({
  ...voices,
  isDeaf,
  heard: isDeaf ? [] : voices.heard,
});
