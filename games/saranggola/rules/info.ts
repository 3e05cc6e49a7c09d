import type { DetailLine } from '@perya/game-kit/game';
import type { GameInfo } from '@perya/game-kit/info';
import { formatHeight } from './curve.ts';
import { kites, kitesReaching, returned } from './flight.ts';

function oddsLine(mark: number): DetailLine {
  const share = Number((kitesReaching(mark) * 1_000_000n) / BigInt(kites)) / 10_000;
  const value = `${share.toFixed(share < 1 ? 3 : 2)} %`;
  return {
    label: { en: `Reaches ${formatHeight(mark)}`, tl: `Aabot sa ${formatHeight(mark)}` },
    value: { en: value, tl: value },
  };
}

export const info: GameInfo = {
  summary: {
    en: 'Everybody flies on one string. Pull your kite down before it breaks: the higher it is, the more it pays.',
    tl: 'Iisang tali ang lipad ng lahat. Ibaba ang saranggola mo bago ito maputol: mas mataas, mas malaki ang bayad.',
  },
  sections: [
    {
      title: { en: 'How to play', tl: 'Paano maglaro' },
      texts: [
        {
          en: 'Bets are taken for ten seconds. Then the bell rings and the kites climb from 1.00×. You may fly one kite or two, each with its own stake.',
          tl: 'Sampung segundo ang pagtaya. Pagkatunog ng kampana, aakyat ang mga saranggola mula 1.00×. Puwedeng isa o dalawang saranggola, may kani-kaniyang taya.',
        },
        {
          en: 'Pull a kite down by hand, or set a mark at which it comes down by itself. It pays its stake times the height at which it came down.',
          tl: 'Ibaba ang saranggola sa kamay, o magtakda ng marka kung saan ito kusang bababa. Ang bayad ay taya na pinarami sa taas ng pagbaba.',
        },
        {
          en: 'When the string breaks, kites that are still up are lost. At 500.00× the string is at its end: whoever still flies is paid there.',
          tl: 'Kapag naputol ang tali, talo ang mga saranggolang nasa itaas pa. Sa 500.00× ubos na ang tali: babayaran doon ang lumilipad pa.',
        },
        {
          en: 'Everything is paid when the flight is over, all seats at once.',
          tl: 'Sabay-sabay ang bayad sa lahat kapag tapos na ang lipad.',
        },
      ],
    },
    {
      title: { en: 'Whose clock counts', tl: 'Kaninong orasan ang bilang' },
      texts: [
        {
          en: 'A pull counts at the height that the kite has when it reaches our server, not when you press. On a usual line that is a tenth of a second later; your own delay is shown beside the button. A mark needs no line: it is kept by the server, to the hundredth.',
          tl: 'Ang pagbaba ay bilang sa taas ng saranggola pagdating ng pindot mo sa server namin, hindi noong pumindot ka. Sa karaniwang linya ay ikasampung segundo ang pagitan; nakasulat sa tabi ng pindutan ang sarili mong antala. Hindi kailangan ng linya ang marka: server ang tumutupad nito, hanggang sa ikasandaan.',
        },
        {
          en: 'If nobody could reach the room for more than three seconds, from the bell on or while the kites flew, marks, earlier pulls and the end of the string are paid as ever, and every other kite without a mark comes back with its whole stake.',
          tl: 'Kung mahigit tatlong segundong walang makaabot sa silid, mula sa kampana o habang lumilipad ang mga saranggola, babayaran pa rin ang mga marka, ang mga naibaba na at ang umabot sa dulo ng tali, at ibabalik nang buo ang taya ng bawat ibang saranggolang walang marka.',
        },
      ],
    },
    {
      title: { en: 'How often a mark is reached', tl: 'Gaano kadalas maabot ang marka' },
      lines: [120, 150, 200, 300, 500, 1_000, 5_000, 10_000, 50_000].map(oddsLine),
    },
    {
      title: { en: 'Where the return comes from', tl: 'Saan galing ang return' },
      texts: [
        {
          en: `Of a hundred pesos ${returned} come back in the long run, at every mark alike: a mark that is twice as high is reached half as often.`,
          tl: `Sa bawat sandaang piso, ${returned} ang bumabalik sa katagalan, pareho sa lahat ng marka: ang markang doble ang taas ay kalahati lang ang dalas na maabot.`,
        },
        {
          en: 'The height of every flight is fixed before its bets are taken: the seeds of the room are a chain whose fingerprint is public. When the flight is over its seed is shown, and anyone can compute the height again.',
          tl: 'Nakatakda na ang taas ng bawat lipad bago pa tumaya: kadena ang mga seed ng silid at hayag ang tatak nito. Pagkatapos ng lipad, inilalantad ang seed, at kahit sino ay puwedeng kuwentahin ulit ang taas.',
        },
      ],
    },
  ],
};
