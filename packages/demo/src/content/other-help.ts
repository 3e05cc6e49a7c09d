import type { DemoArticle } from './article.ts';

export const otherHelp: readonly (DemoArticle & { group: 'others' })[] = [
  {
    key: 'stop-for-a-while',
    group: 'others',
    title: { en: 'How do I stop for a while?', tl: 'Paano ako titigil muna?' },
    body: {
      en: '<p>Under <a href="/play-limits">Play limits</a> you can set a daily limit, or pause for a day, a week, a month or longer. A lower limit works at once, a higher one after 24 hours, and a pause cannot be lifted before its end.</p><p>If play has stopped being fun, read our <a href="/responsible-gaming">Responsible gaming statement</a>: it says where to find help.</p>',
      tl: '<p>Sa <a href="/play-limits">Mga limit sa laro</a>, makapagtatakda ka ng arawang limit, o makapagpapahinga nang isang araw, linggo, buwan o mas matagal. Agad gumagana ang mas mababang limit, pagkaraan ng 24 oras ang mas mataas, at hindi naaalis ang pahinga bago ito matapos.</p><p>Kung hindi na masaya ang paglalaro, basahin ang aming <a href="/responsible-gaming">Pahayag sa responsableng paglalaro</a>: nakasaad doon kung saan hihingi ng tulong.</p>',
    },
  },
  {
    key: 'interrupted',
    group: 'others',
    title: { en: 'My game was interrupted', tl: 'Naputol ang laro ko' },
    body: {
      en: '<p>Your stake is not lost. Open the game again: the round goes on where it stopped, and the stake is shown as held until then. A round that cannot be finished is returned to your balance.</p>',
      tl: '<p>Hindi nawala ang taya mo. Buksan ulit ang laro: magpapatuloy ang round kung saan ito huminto, at ipinapakitang hawak ang taya hanggang doon. Ibinabalik sa balanse mo ang round na hindi na matatapos.</p>',
    },
  },
  {
    key: 'stranger',
    group: 'others',
    title: { en: 'Somebody else knows my password', tl: 'May ibang nakaaalam ng password ko' },
    body: {
      en: '<p>Change it at once, then choose <strong>Log out everywhere else</strong> under <a href="/s-account/security">Security</a>. Switch on the authenticator app there: a stranger then needs your phone too.</p><p>Nobody of {{brand}} ever asks for your password or for a code.</p>',
      tl: '<p>Palitan agad ito, saka piliin ang <strong>Mag-log out sa lahat ng iba</strong> sa <a href="/s-account/security">Security</a>. I-on doon ang authenticator app: kakailanganin na rin ng estranghero ang phone mo.</p><p>Walang taga-{{brand}} na kailanman hihingi ng password mo o ng code.</p>',
    },
  },
  {
    key: 'own-data',
    group: 'others',
    title: { en: 'What do you know of me?', tl: 'Ano ang alam ninyo tungkol sa akin?' },
    body: {
      en: '<p>Under <a href="/s-account/security">Security</a> you can download all that we keep of you, in one archive. What we do with it, and for how long, says the <a href="/docs/privacy-policy">Privacy Policy</a>.</p>',
      tl: '<p>Sa <a href="/s-account/security">Security</a> mada-download mo ang lahat ng itinatago namin tungkol sa iyo, sa isang archive. Nakasaad sa <a href="/docs/privacy-policy">Privacy Policy</a> kung ano ang ginagawa namin dito at gaano katagal.</p>',
    },
  },
];
