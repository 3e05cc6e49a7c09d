import type { DemoArticle, DemoHelpGroup } from './article.ts';
import { clubHelp } from './club-help.ts';
import { generalHelp } from './general-help.ts';
import { moneyHelp } from './money-help.ts';
import { otherHelp } from './other-help.ts';

/** The demo operator's help centre, in the order of its groups. [G-063 G-305] */
export const demoHelp: readonly (DemoArticle & { group: DemoHelpGroup })[] = [
  ...generalHelp,
  ...moneyHelp,
  ...clubHelp,
  ...otherHelp,
];

/** The one article of the demo operator's news. [G-067 G-305] */
export const demoNews: readonly DemoArticle[] = [
  {
    key: 'the-fair-is-open',
    title: { en: 'The fair is open', tl: 'Bukas na ang perya' },
    body: {
      en: '<p>The bulbs are lit, the wheel turns and <strong>{{brand}}</strong> is open all night. Here is what waits for you:</p><ul><li><strong>Games of our own studio</strong>, each with its return stated and every round open to your own check.</li><li><strong>Daily check-in and tasks</strong> that give Filcoins, which the mall takes for real goods.</li><li><strong>Your own limits</strong>, set in a minute, kept by us to the peso.</li></ul><p>New here? Read <a href="/my/helpcenter">the help centre</a> first, verify your identity, then play for the fun of it.</p>',
      tl: '<p>May ilaw na, umiikot na ang tsubibo, at magdamag na bukas ang <strong>{{brand}}</strong>. Ito ang naghihintay sa iyo:</p><ul><li><strong>Mga laro ng sarili naming studio</strong>, na nakasaad ang balik at masusuri mo ang bawat round.</li><li><strong>Araw-araw na check-in at mga task</strong> na nagbibigay ng Filcoins, na tinatanggap ng mall kapalit ng totoong paninda.</li><li><strong>Sarili mong limit</strong>, naitatakda sa isang minuto at binabantayan namin hanggang piso.</li></ul><p>Bago ka ba rito? Basahin muna <a href="/my/helpcenter">ang help center</a>, ipaberipika ang identity, saka maglaro para sa saya.</p>',
    },
  },
];
