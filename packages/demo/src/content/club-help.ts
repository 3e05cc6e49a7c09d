import type { DemoArticle } from './article.ts';

export const clubHelp: readonly (DemoArticle & { group: 'club' })[] = [
  {
    key: 'vip-levels',
    group: 'club',
    title: { en: 'How do VIP levels work?', tl: 'Paano gumagana ang mga level ng VIP?' },
    body: {
      en: '<p>Everybody who plays at {{brand}} is in the club. What you stake counts towards the next level; a level that is reached brings a gift. Where you stand and what comes next is under <a href="/s-vip">VIP</a>, with <a href="/s-vip/level-system">every level</a> and what it asks for.</p>',
      tl: '<p>Kasapi ng club ang lahat ng naglalaro sa {{brand}}. Binibilang ang taya mo tungo sa susunod na level; may regalo sa level na naabot. Makikita sa <a href="/s-vip">VIP</a> kung nasaan ka na at ano ang susunod, kasama ang <a href="/s-vip/level-system">bawat level</a> at ang hinihingi nito.</p>',
    },
  },
  {
    key: 'filcoins',
    group: 'club',
    title: { en: 'What are Filcoins good for?', tl: 'Para saan ang Filcoins?' },
    body: {
      en: '<p>You earn Filcoins by check-ins, tasks and play, and redeem them in <a href="/s-points/mall">the mall</a> for load, gift cards and things that we send you. How many you have, and for what you got them, is under <a href="/s-points">Filcoins</a>.</p><p>Filcoins are no money: they cannot be staked, deposited or withdrawn.</p>',
      tl: '<p>Kumikita ka ng Filcoins sa check-in, mga task at paglalaro, at ipinapalit mo sa <a href="/s-points/mall">mall</a> ng load, gift card at mga bagay na ipinapadala namin. Makikita sa <a href="/s-points">Filcoins</a> kung ilan ang sa iyo at saan galing.</p><p>Hindi pera ang Filcoins: hindi ito naitataya, nade-deposit o nawi-withdraw.</p>',
    },
  },
  {
    key: 'bonuses',
    group: 'club',
    title: { en: 'What must I do with a bonus?', tl: 'Ano ang gagawin ko sa bonus?' },
    body: {
      en: '<p>Each bonus says what it is worth, how often it must be played through and until when. You may turn any bonus down. All of yours are under <a href="/my/bonuses">My bonuses</a>; what is offered at present stands under <a href="/welfare">Welfare</a>.</p>',
      tl: '<p>Nakasaad sa bawat bonus ang halaga nito, kung ilang beses dapat malaro, at hanggang kailan. Puwede mong tanggihan ang anumang bonus. Nasa <a href="/my/bonuses">Mga bonus ko</a> ang lahat ng sa iyo; nasa <a href="/welfare">Rewards</a> ang iniaalok ngayon.</p>',
    },
  },
];
