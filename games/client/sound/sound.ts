import { type Effect, effects, type SoundName } from './effects.ts';
import { feel } from './feel.ts';

export interface Sound {
  /** Silent while muted, and before the player has touched the page: browsers want it so. */
  play(name: SoundName): void;
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

/** Effects are synthesised, so a game brings no sound files. */
export function createSound(isMutedAtFirst: boolean): Sound {
  let isMuted = isMutedAtFirst;
  let context: AudioContext | null = null;
  let output: GainNode | null = null;
  const open = () => {
    if (!context && typeof AudioContext !== 'undefined') {
      context = new AudioContext();
      output = context.createGain();
      output.gain.value = loudness;
      output.connect(context.destination);
    }
    if (context?.state === 'suspended') void context.resume();
  };
  return {
    play(name) {
      if (isMuted || !navigator.userActivation?.hasBeenActive) return;
      feel(name);
      open();
      if (context && output) schedule(context, output, effects[name]);
    },
    isMuted: () => isMuted,
    setMuted(next) {
      isMuted = next;
    },
  };
}
