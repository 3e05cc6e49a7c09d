import type { Lang } from '../../client/text.ts';

const prefixes: Record<Lang, readonly string[]> = { en: ['en'], tl: ['fil', 'tl'] };
/** A caller does not linger: the next ball is on its way. */
const rate = 1.15;

function voiceOf(lang: Lang): SpeechSynthesisVoice | null {
  const voices = typeof speechSynthesis === 'undefined' ? [] : speechSynthesis.getVoices();
  const speaks = ({ lang: spoken }: SpeechSynthesisVoice) =>
    prefixes[lang].some((prefix) => spoken.toLowerCase().startsWith(prefix));
  return voices.find(speaks) ?? null;
}

/** Says it with the device's own voice. False where the device has none for the language: a tone is played then. */
export function speak(words: string, lang: Lang): boolean {
  const voice = voiceOf(lang);
  if (!voice) return false;
  const said = new SpeechSynthesisUtterance(words);
  said.voice = voice;
  said.lang = voice.lang;
  said.rate = rate;
  // Whoever falls behind is not heard out.
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
  return true;
}
