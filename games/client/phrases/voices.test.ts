import { describe, expect, it } from 'vitest';
import {
  firstVoices,
  heardMax,
  withDeafness,
  withMuted,
  without,
  withRemembered,
  withSaid,
  withUnmuted,
} from './voices.ts';

const said = (voice: number) => ({ voice, phrase: 'luck' }) as const;

describe('what a player hears of a room', () => {
  it('is the newest few phrases, each by itself', () => {
    const all = [101, 102, 101, 103, 104].map(said);
    const { heard } = all.reduce(withSaid, firstVoices);
    expect(heard.map(({ voice }) => voice)).toEqual([101, 103, 104]);
    expect(heard).toHaveLength(heardMax);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(heardMax);
    const rest = without({ ...firstVoices, heard }, heard[1]?.id ?? 0);
    expect(rest.heard.map(({ voice }) => voice)).toEqual([101, 104]);
  });

  it('is nothing of somebody who is muted, from that moment on and until they are heard again', () => {
    const noisy = [101, 102].map(said).reduce(withSaid, firstVoices);
    const muted = withMuted(withMuted(noisy, 102), 102);
    expect(muted).toMatchObject({ muted: [102], heard: [{ voice: 101 }] });
    expect(withSaid(muted, said(102))).toBe(muted);
    const again = withSaid(withUnmuted(muted, 102), said(102));
    expect(again.heard.map(({ voice }) => voice)).toEqual([101, 102]);
  });

  it('is nothing of those who were muted at an earlier visit, beside those of this one', () => {
    const noisy = [101, 102, 103].map(said).reduce(withSaid, firstVoices);
    const muted = withRemembered(withMuted(noisy, 103), { voices: [101, 103] });
    expect(muted).toMatchObject({ muted: [101, 103], heard: [{ voice: 102 }] });
    expect(withSaid(muted, said(101))).toBe(muted);
    expect(withRemembered(muted, { voices: [103] })).toBe(muted);
  });

  it('is nothing of anybody where all are muted', () => {
    const deaf = withDeafness([101].map(said).reduce(withSaid, firstVoices), true);
    expect(deaf.heard).toEqual([]);
    expect(withSaid(deaf, said(105))).toBe(deaf);
    expect(withSaid(withDeafness(deaf, false), said(105)).heard).toHaveLength(1);
  });

  it('is nothing of anybody where all were muted at an earlier visit, and who was muted alone stays so', () => {
    const noisy = [101, 102].map(said).reduce(withSaid, firstVoices);
    const deaf = withRemembered(noisy, { voices: [102], isDeaf: true });
    expect(deaf).toMatchObject({ isDeaf: true, muted: [102], heard: [] });
    const again = [101, 102].map(said).reduce(withSaid, withDeafness(deaf, false));
    expect(again.heard.map(({ voice }) => voice)).toEqual([101]);
  });
});
