import type { ProviderAnswer, ProviderCode } from '@perya/contract/provider-api/wire';
import type { Text } from '@perya/game-kit/game';

/** What the player is told, in both languages, with a code for the client. */
export class StudioRefusal extends Error {
  readonly code: string;
  readonly text: Text;

  constructor(code: string, text: Text) {
    super(text.en);
    this.code = code;
    this.text = text;
  }
}

const general: Text = {
  en: 'This bet was not taken. Nothing was staked.',
  tl: 'Hindi tinanggap ang tayang ito. Walang naitaya.',
};

const providerApiTexts: Partial<Record<ProviderCode, Text>> = {
  INSUFFICIENT_FUNDS: {
    en: 'Your balance is too low for this stake.',
    tl: 'Kulang ang balanse mo para sa tayang ito.',
  },
  LIMIT_REACHED: {
    en: 'This stake goes beyond the limit you set for today.',
    tl: 'Lampas ang tayang ito sa limit na itinakda mo ngayong araw.',
  },
  PLAYER_EXCLUDED: {
    en: 'You have excluded yourself from playing. Take care of yourself.',
    tl: 'Ipinasara mo muna ang sarili mong paglalaro. Ingatan mo ang sarili mo.',
  },
  PLAYER_NOT_ALLOWED: {
    en: 'Your account may not play yet. Complete your verification first.',
    tl: 'Hindi pa puwedeng maglaro ang account mo. Kumpletuhin muna ang KYC mo.',
  },
  SESSION_EXPIRED: {
    en: 'Your session has ended. Log in and open the game again from the lobby.',
    tl: 'Tapos na ang session mo. Mag-login at buksan ulit ang laro mula sa lobby.',
  },
  STAKE_OUT_OF_RANGE: {
    en: 'This stake is outside of what the operator allows for this game.',
    tl: 'Wala ang tayang ito sa pinapayagan ng operator para sa larong ito.',
  },
  GAME_CLOSED: {
    en: 'This game is closed for maintenance.',
    tl: 'Sarado muna ang larong ito para sa maintenance.',
  },
  GAMING_STOPPED: {
    en: 'This game is paused for now. Your money is safe.',
    tl: 'Naka-pause muna ang larong ito. Safe ang pera mo.',
  },
  PLAYER_STOPPED: {
    en: 'Play is paused on your account for now. Your money is safe.',
    tl: 'Naka-pause muna ang paglalaro sa account mo. Safe ang pera mo.',
  },
  ROUND_OPEN: {
    en: 'Another round of this game is still open in your account.',
    tl: 'May isa pang round ng larong ito na bukas sa account mo.',
  },
  TOO_MANY_REQUESTS: {
    en: 'That was too quick. Wait a moment and try again.',
    tl: 'Masyadong mabilis. Maghintay sandali at subukan ulit.',
  },
};

type ReachedLimit = NonNullable<ProviderAnswer['limit']>;

const momentIn = (locale: string, unixSeconds: number): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Manila',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(unixSeconds * 1000);

const limitTexts: Record<ReachedLimit['kind'], Text> = {
  daily_stake: {
    en: 'This stake goes beyond your limit on stakes for a day.',
    tl: 'Lampas ang tayang ito sa limit mo ng taya sa isang araw.',
  },
  weekly_loss: {
    en: 'With this stake you could lose more than your limit on losses for a week.',
    tl: 'Sa tayang ito, puwedeng lumampas ang talo mo sa limit mo ng talo sa isang linggo.',
  },
  monthly_loss: {
    en: 'With this stake you could lose more than your limit on losses for a month.',
    tl: 'Sa tayang ito, puwedeng lumampas ang talo mo sa limit mo ng talo sa isang buwan.',
  },
  session_minutes: {
    en: 'You have played as long as your limit for a session allows. Take a rest.',
    tl: 'Naabot mo na ang limit mo sa isang session. Magpahinga muna.',
  },
  daily_loss: {
    en: 'With this stake you could lose more than your limit on losses for a day.',
    tl: 'Sa tayang ito, puwedeng lumampas ang talo mo sa limit mo ng talo sa isang araw.',
  },
};

/** Which limit it is, and from when on it counts anew. */
function limitText({ kind, until }: ReachedLimit): Text {
  const { en, tl } = limitTexts[kind];
  if (until === undefined) return { en, tl };
  return {
    en: `${en} It counts anew from ${momentIn('en-PH', until)}, Manila time.`,
    tl: `${tl} Magbibilang ito ulit mula ${momentIn('fil-PH', until)}, oras sa Manila.`,
  };
}

export function providerApiRefusal(
  code: ProviderCode,
  limit?: ProviderAnswer['limit'],
): StudioRefusal {
  return new StudioRefusal(code, limit ? limitText(limit) : (providerApiTexts[code] ?? general));
}

const texts = {
  WALLET_UNREACHABLE: {
    en: 'Your wallet did not answer. The bet is called off; if the stake was taken it comes back by itself.',
    tl: 'Hindi sumagot ang wallet mo. Kinansela ang taya; kung nabawas man ito, kusa itong babalik.',
  },
  ROUND_SETTLING: {
    en: 'Your last round is still being settled. Try again in a moment.',
    tl: 'Inaayos pa ang nakaraan mong round. Subukan ulit maya-maya.',
  },
  STAKE_RETURNING: {
    en: 'A stake of this round is on its way back to you. Try again in a moment.',
    tl: 'Pabalik pa sa iyo ang isang taya ng round na ito. Subukan ulit maya-maya.',
  },
  ROUND_OPEN: {
    en: 'A round is open: finish it first.',
    tl: 'May bukas na round: tapusin muna ito.',
  },
  ROUND_NOT_OPEN: {
    en: 'This round is over.',
    tl: 'Tapos na ang round na ito.',
  },
  ROOM_CLOSED: {
    en: 'The bell has rung. Bet in the next round; nothing was staked.',
    tl: 'Tumunog na ang kampana. Tumaya sa susunod na round; walang naitaya.',
  },
  ROUND_INTERRUPTED: {
    en: 'The room could not be reached for a while. What was not played comes back to you.',
    tl: 'Hindi naabot ang room nang ilang sandali. Ibabalik sa iyo ang hindi nalaro.',
  },
  REQUEST_REUSED: {
    en: 'This request was already used for something else.',
    tl: 'Nagamit na sa iba ang request na ito.',
  },
  BET_CANCELLED: {
    en: 'This bet was called off. Nothing was staked.',
    tl: 'Kinansela ang tayang ito. Walang naitaya.',
  },
  BAD_REQUEST: {
    en: 'The game sent something that cannot be read.',
    tl: 'May ipinadala ang laro na hindi mabasa.',
  },
  BAD_SEED: {
    en: 'Use 1 to 64 letters, digits or signs, without spaces.',
    tl: 'Gumamit ng 1 hanggang 64 na letra, numero o simbolo, walang puwang.',
  },
  CHECKED_ITSELF: {
    en: 'The studio has stopped its games to check itself. Nothing was staked.',
    tl: 'Itinigil ng studio ang mga laro nito para suriin ang sarili. Walang naitaya.',
  },
  SHARED_SEED: {
    en: 'A room has one seed for everybody.',
    tl: 'Iisa ang seed ng silid para sa lahat.',
  },
  SEAT_LEFT: {
    en: 'You have left the table. Your stake is on its way back to you.',
    tl: 'Umalis ka sa mesa. Pabalik na sa iyo ang taya mo.',
  },
  NO_PHRASES: {
    en: 'Phrases are switched off in this room.',
    tl: 'Naka-off ang mga linya sa room na ito.',
  },
  TOO_MANY_PHRASES: {
    en: 'Wait a moment before you send another one.',
    tl: 'Maghintay sandali bago magpadala ulit.',
  },
  UNKNOWN_SESSION: {
    en: 'This session has ended. Open the game again from the lobby.',
    tl: 'Tapos na ang session na ito. Buksan ulit ang laro mula sa lobby.',
  },
  UNKNOWN_ROUND: {
    en: 'No finished round has this number.',
    tl: 'Walang natapos na round na may ganitong numero.',
  },
  LAUNCH_REFUSED: {
    en: 'This link is no longer good. Open the game again from the lobby.',
    tl: 'Hindi na magagamit ang link na ito. Buksan ulit ang laro mula sa lobby.',
  },
  NO_PRACTICE: {
    en: 'This game is played together and cannot be tried without money.',
    tl: 'Sama-samang nilalaro ang larong ito at hindi masusubukan nang walang pera.',
  },
  UNKNOWN_GAME: {
    en: 'The studio has no such game.',
    tl: 'Walang ganitong laro ang studio.',
  },
} satisfies Record<string, Text>;

export function refusal(code: keyof typeof texts): StudioRefusal {
  return new StudioRefusal(code, texts[code]);
}

/** Another request of the same seat is in progress; the client retries. */
export class StudioBusy extends Error {}
