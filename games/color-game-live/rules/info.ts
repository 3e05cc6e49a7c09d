import type { GameInfo } from '@perya/game-kit/info';
import { info as seatInfo } from '../../color-game/rules/info.ts';

const [, ...paytable] = seatInfo.sections;

export const info: GameInfo = {
  summary: {
    en: 'One throw for the whole room, every twenty seconds. Put chips on the colours you fancy before the bell.',
    tl: 'Iisang hagis para sa buong silid, tuwing dalawampung segundo. Maglagay ng chip sa mga kulay na gusto mo bago tumunog ang kampana.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'Bets are taken for fourteen seconds. Then the bell rings, three dice fall, and everybody is paid by the same three colours.',
          tl: 'Labing-apat na segundo ang pagtaya. Pagkatunog ng kampana, babagsak ang tatlong dado, at sa parehong tatlong kulay babayaran ang lahat.',
        },
        {
          en: 'You may stake on one colour or on several, in one bet for each throw. Each spot is paid on its own, by the number of dice that show its colour.',
          tl: 'Puwede kang tumaya sa isa o sa maraming kulay, isang taya sa bawat hagis. Hiwalay ang bayad sa bawat puwesto, ayon sa dami ng dadong nagpakita ng kulay nito.',
        },
        {
          en: 'The history shows what fell, and the heat how often each colour did. Dice remember nothing: every throw has the same odds.',
          tl: 'Ipinapakita ng kasaysayan kung ano ang lumabas, at ng init kung gaano kadalas ang bawat kulay. Walang naaalala ang dado: pareho ang tsansa ng bawat hagis.',
        },
        {
          en: 'If the room could not be reached, the throw counts all the same as soon as it is back: its dice were fixed before the bets.',
          tl: 'Kung hindi maabot ang room, bilang pa rin ang hagis pagbalik nito: nakatakda na ang mga dado bago ang taya.',
        },
      ],
    },
    ...paytable,
  ],
};
