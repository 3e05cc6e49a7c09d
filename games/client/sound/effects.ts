/** One tone of an effect. Times are in seconds, pitches in hertz. */
interface Tone {
  wave: OscillatorType | 'noise';
  /** Seconds after the start of the effect. */
  at: number;
  length: number;
  from: number;
  to: number;
  gain: number;
}

export type Effect = readonly Tone[];

/** What says that something was won, while a round plays and at its end. */
export type WinSoundName = 'win' | 'bigWin' | 'hugeWin' | 'giantWin' | 'legendWin' | 'coin';

/** Everything else that happens. */
export type PlainSoundName =
  | 'click'
  | 'spin'
  | 'stop'
  | 'lose'
  | 'chip'
  | 'card'
  | 'dice'
  | 'ball'
  | 'peg'
  | 'shot'
  | 'splash'
  | 'tick';

export type SoundName = WinSoundName | PlainSoundName;

const tone = (
  wave: Tone['wave'],
  at: number,
  length: number,
  from: number,
  to = from,
  gain = 0.6,
): Tone => ({ wave, at, length, from, to, gain });

const rise = (notes: readonly number[], spacing: number): Effect =>
  notes.flatMap((pitch, place) => [
    tone('triangle', place * spacing, 0.34, pitch, pitch, 0.5),
    tone('sine', place * spacing, 0.5, pitch * 2, pitch * 2, 0.16),
  ]);

export const effects: Readonly<Record<SoundName, Effect>> = {
  click: [tone('square', 0, 0.05, 620, 420, 0.16)],
  spin: [tone('noise', 0, 0.5, 320, 1400, 0.28), tone('sawtooth', 0, 0.4, 110, 220, 0.1)],
  stop: [tone('triangle', 0, 0.12, 190, 80, 0.8), tone('noise', 0, 0.06, 900, 300, 0.4)],
  win: rise([523, 659, 784], 0.09),
  bigWin: rise([523, 659, 784, 1047, 784, 1047, 1319], 0.12),
  hugeWin: rise([523, 659, 784, 1047, 1319, 1047, 1319, 1568], 0.13),
  giantWin: rise([392, 523, 659, 784, 1047, 1319, 1568, 1319, 1568, 2093], 0.14),
  legendWin: rise([262, 392, 523, 659, 784, 1047, 1319, 1568, 2093, 1568, 2093, 2637], 0.15),
  lose: [tone('sine', 0, 0.3, 240, 150, 0.3)],
  chip: [tone('triangle', 0, 0.06, 2100, 1500, 0.4), tone('triangle', 0.05, 0.05, 2600, 2000, 0.3)],
  card: [tone('noise', 0, 0.12, 2400, 900, 0.5)],
  dice: [0, 0.07, 0.13, 0.2, 0.3].map((at) => tone('noise', at, 0.05, 1500, 700, 0.6)),
  ball: [tone('sine', 0, 0.14, 900, 480, 0.5), tone('noise', 0, 0.04, 3000, 2000, 0.2)],
  peg: [tone('sine', 0, 0.07, 1500, 1250, 0.26)],
  coin: [tone('square', 0, 0.07, 988, 988, 0.14), tone('square', 0.07, 0.22, 1319, 1319, 0.14)],
  shot: [tone('sawtooth', 0, 0.14, 720, 120, 0.3), tone('noise', 0, 0.08, 1800, 500, 0.3)],
  splash: [tone('noise', 0, 0.4, 1800, 300, 0.6), tone('sine', 0.05, 0.2, 300, 700, 0.2)],
  tick: [tone('sine', 0, 0.04, 1800, 1800, 0.2)],
};
