import type { Worth } from '@perya/contract/rules/promotions/kind';
import type { Text } from '@perya/contract/text';

const day = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What players read beside what staff write; in both languages at once, whichever the page of staff is in. */
export const previewTexts = {
  worth(worth: Worth): Text {
    switch (worth.how) {
      case 'exactly':
        return { en: worth.amount, tl: worth.amount };
      case 'up-to':
        return { en: `Up to ${worth.amount}`, tl: `Hanggang ${worth.amount}` };
      case 'pool':
        return { en: `${worth.amount} a day`, tl: `${worth.amount} kada araw` };
      case 'share':
        return worth.of === 'stakes'
          ? { en: `${worth.percent} of your stakes`, tl: `${worth.percent} ng taya mo` }
          : { en: `${worth.percent} of your losses`, tl: `${worth.percent} ng natalo mo` };
      case 'of-deposit':
        return {
          en: `${worth.percent} of your deposit, up to ${worth.amount}`,
          tl: `${worth.percent} ng deposito mo, hanggang ${worth.amount}`,
        };
      case 'filcoins':
        return { en: `${worth.filcoins} Filcoins`, tl: `${worth.filcoins} Filcoins` };
      case 'by-hand':
        return { en: 'A gift', tl: 'Isang regalo' };
    }
  },
  play: (times: number): Text => ({
    en: times === 1 ? 'Play it once, then withdraw it' : `Play it ${times} times, then withdraw it`,
    tl: `Laruin nang ${times} beses, saka i-withdraw`,
  }),
  collect: (hours: number): Text => ({
    en: `Collect it within ${hours} hours`,
    tl: `Kolektahin sa loob ng ${hours} oras`,
  }),
  until: (unixSeconds: number): Text => {
    const end = day.format(new Date(unixSeconds * 1000));
    return { en: `Until ${end} (Manila)`, tl: `Hanggang ${end} (Maynila)` };
  },
};
