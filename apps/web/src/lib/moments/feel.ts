import { localStore } from '@perya/app-kit/browser/browser-stores';

const name = 'reward-sound';

/** Rewards are silent until a player wants to hear them. */
export function hasRewardSound(): boolean {
  return localStore.read(name) === 'on';
}

export function chooseRewardSound(isOn: boolean): void {
  if (isOn) localStore.write(name, 'on');
  else localStore.remove(name);
}

/** Three notes of a bright chord, one after the other. */
const notesHz = [659.25, 880, 1174.66];
const noteSeconds = 0.09;
const ringSeconds = 0.35;

function chime(): void {
  const context = new AudioContext();
  const end = context.currentTime + notesHz.length * noteSeconds + ringSeconds;
  for (const [place, pitch] of notesHz.entries()) {
    const at = context.currentTime + place * noteSeconds;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + ringSeconds);
    const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' });
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(end);
    if (place === notesHz.length - 1) tone.onended = () => void context.close();
  }
}

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A reward has come: heard by choice, and felt where movement is welcome. */
export function feelReward(): void {
  if (hasRewardSound()) chime();
  if (!isCalm()) navigator.vibrate?.([12, 40, 18]);
}
