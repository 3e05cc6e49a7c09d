import { mount } from '../mount.tsx';
import { createPracticePort } from '../practice/practice-port.ts';

/** A game on its own, without studio and wallet, to look at while it is written. */
const query = new URLSearchParams(location.search);
const engine = query.get('game') ?? 'plinko';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
document.documentElement.lang = query.get('lang') ?? 'en';

await mount({
  engine,
  gameName: query.get('name') ?? engine,
  lang: query.get('lang') === 'tl' ? 'tl' : 'en',
  hue: Number(query.get('hue') ?? 0),
  port: (module) =>
    createPracticePort(module, {
      beginsWithOpenRound: query.get('open') === '1',
      // A fixed seed gives the same rounds each time, to look at the same scene again.
      seed: query.get('seed'),
    }),
});
