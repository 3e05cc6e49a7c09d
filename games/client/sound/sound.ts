import {
  type Effect,
  effects,
  type PlainSoundName,
  type SoundName,
  type WinSoundName,
} from './effects.ts';
import { feel } from './feel.ts';

export interface Sound {
  /** Silent while muted, and before the player has touched the page: browsers want it so. */
  play(name: PlainSoundName): void;
  /** The same of something won. A win that is held for a check is not paid, so nothing sounds or trembles as if it were. */
  playWin(name: WinSoundName, round: { isHeld: boolean }): void;
  isMuted(): boolean;
  setMuted(isMuted: boolean): void;
}

const loudness = 0.32;

function schedule(context: AudioContext, output: AudioNode, effect: Effect): void {
  for (const tone of effect) {
    const start = context.currentTime + tone.at;
    const end = start + tone.length;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(tone.gain, start + Math.min(0.012, tone.length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(output);
    if (tone.wave === 'noise') {
      const source = context.createBufferSource();
      source.buffer = noiseOf(context, tone.length);
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.setValueAtTime(tone.from, start);
      filter.frequency.exponentialRampToValueAtTime(tone.to, end);
      source.connect(filter).connect(gain);
      source.start(start);
      source.stop(end);
    } else {
      const source = context.createOscillator();
      source.type = tone.wave;
      source.frequency.setValueAtTime(tone.from, start);
      source.frequency.exponentialRampToValueAtTime(tone.to, end);
      source.connect(gain);
      source.start(start);
      source.stop(end);
    }
  }
}

function noiseOf(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * seconds),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

/** What has a melody is heard over everything else, which steps back meanwhile. */
const fanfares: ReadonlySet<SoundName> = new Set(['bigWin', 'hugeWin', 'giantWin', 'legendWin']);
const steppedBack = 0.3;
/** So quickly the rest steps back, and so slowly it comes again, in seconds. */
const stepBackS = 0.04;
const comeBackS = 0.4;

const lengthOf = (effect: Effect) => Math.max(...effect.map(({ at, length }) => at + length));

interface Mixer {
  context: AudioContext;
  /** Everything; nothing of it while the game is silent. */
  output: GainNode;
  /** What steps back. */
  others: GainNode;
}

function createMixer(): Mixer {
  const context = new AudioContext();
  const output = context.createGain();
  output.gain.value = loudness;
  output.connect(context.destination);
  const others = context.createGain();
  others.connect(output);
  return { context, output, others };
}

/** Lets the rest step back for as long as the fanfare plays. */
function stepBack({ context, others }: Mixer, seconds: number): void {
  const now = context.currentTime;
  others.gain.cancelScheduledValues(now);
  others.gain.setTargetAtTime(steppedBack, now, stepBackS);
  others.gain.setTargetAtTime(1, now + seconds, comeBackS);
}

/** Effects are synthesised, so a game brings no sound files. */
export function createSound(isMutedAtFirst: boolean): Sound {
  let isMuted = isMutedAtFirst;
  let mixer: Mixer | null = null;
  const open = () => {
    if (!mixer && typeof AudioContext !== 'undefined') mixer = createMixer();
    if (mixer?.context.state === 'suspended') void mixer.context.resume();
  };
  const play = (name: SoundName) => {
    if (isMuted || !navigator.userActivation?.hasBeenActive) return;
    feel(name);
    open();
    if (!mixer) return;
    const isFanfare = fanfares.has(name);
    if (isFanfare) stepBack(mixer, lengthOf(effects[name]));
    schedule(mixer.context, isFanfare ? mixer.output : mixer.others, effects[name]);
  };
  return {
    play,
    playWin: (name, { isHeld }) => {
      if (!isHeld) play(name);
    },
    isMuted: () => isMuted,
    setMuted(next) {
      isMuted = next;
      // What sounds already is silenced too.
      if (mixer) mixer.output.gain.value = next ? 0 : loudness;
    },
  };
}
