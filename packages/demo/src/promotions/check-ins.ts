import { type DemoPromotion, demoStart } from './demo-promotion.ts';

const terms = {
  en: 'Once a day in Manila. Seven days in a row bring the reward on top; a missed day begins the count anew.',
  tl: 'Isang beses kada araw sa Manila. May dagdag na reward sa pitong sunod-sunod na araw; mag-uumpisa ulit ang bilang kapag may lumampas.',
};

export const demoCheckIns: readonly DemoPromotion[] = [
  {
    id: 28,
    kind: 'check-in',
    name: { en: 'Newbie check-in', tl: 'Check-in ng baguhan' },
    terms,
    startsAt: demoStart,
    rules: { ty: 8, amounts: [20, 30, 40, 50, 60, 80, 100], streak_bonus: 200 },
    currency: 'FIL',
  },
  {
    id: 47,
    kind: 'check-in',
    name: { en: 'Daily check-in', tl: 'Araw-araw na check-in' },
    terms,
    startsAt: demoStart,
    rules: { ty: 107, amounts: [50, 50, 50, 50, 50, 50, 50], streak_bonus: 150 },
    currency: 'FIL',
    place: 1,
  },
];
