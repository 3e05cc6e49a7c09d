import { readLooks } from '../read-looks.ts';

export const FISHING_LOOKS = readLooks(`
  isda-blaster          sea       jade      bungee      tropical-fish crab squid shrimp turtle
  bangus-bounty         porthole  mint      lilita-one  fish shrimp crab blowfish tropical-fish
  butanding-bay         surface   sky       titan-one   spouting-whale tropical-fish turtle jellyfish shrimp
  dagat-hunter          poster    cobalt    lilita-one  shark tropical-fish squid crab fish
  octopus-deep          sea       ube       titan-one   octopus jellyfish tropical-fish squid blowfish
  pearl-diver           porthole  midnight  bungee      diving-mask oyster turtle gem-stone tropical-fish
  maya-maya-legends     surface   sunset    rye         fish crossed-swords shield tropical-fish crab
  hipon-havoc           poster    mint      bungee      shrimp fried-shrimp crab fish squid
  tubbataha-reef        sea       sky       shrikhand   coral tropical-fish turtle jellyfish octopus
  pugita-panic          porthole  bughaw    titan-one   octopus squid bubbles crab fish
  manila-bay-haul       surface   coral     lilita-one  fishing-pole fish squid tropical-fish blowfish
  ulang-uprising        poster    jade      titan-one   lobster crab shrimp fish oyster
  alimango-alley        sea       lagoon    bungee      crab lobster shrimp oyster fish
  dikya-disco           porthole  plum      lilita-one  jellyfish mirror-ball tropical-fish star squid
  lambaklad             surface   mint      lilita-one  basket fish tropical-fish crab shrimp
  pating-patrol         sea       sunset    titan-one   shark fish anchor squid blowfish
  bakunawa-of-the-deep  porthole  cobalt    rye         dragon gem-stone tropical-fish full-moon squid
  sulu-sea-safari       sea       plum      bungee      turtle tropical-fish dolphin shark squid
  lumba-lumba-leap      surface   lagoon    lilita-one  dolphin tropical-fish turtle fish bubbles
  pusit-parade          porthole  sunset    titan-one   squid coral tropical-fish spiral-shell shrimp
  puffer-pop            sea       cobalt    lilita-one  blowfish tropical-fish jellyfish shrimp crab
  kabibe-cove           sea       mango     shrikhand   spiral-shell oyster crab tropical-fish coral
  laguna-lambat         surface   forest    bungee      duck fish frog turtle shrimp
  galunggong-galore     porthole  gold      titan-one   fish squid shrimp fish tropical-fish
`);
