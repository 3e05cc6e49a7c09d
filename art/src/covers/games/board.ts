import { readLooks } from '../read-looks.ts';

export const BOARD_LOOKS = readLooks(`
  dominoes-sari-sari  booth      mint       lilita-one  perya:domino candy popcorn tropical-drink canned-food
  palaisipan          loteria    cobalt     bungee      puzzle-piece books pencil star abacus
  sungka-stars        medallion  gold       rye         perya:sungka spiral-shell star oyster glowing-star
  dama-duel           poster     crimson    titan-one   chess-pawn crown crossed-swords red-circle black-circle
  pabitin-drop        booth      rose       lilita-one  piata candy teddy-bear lollipop wrapped-gift
  teks-toss           loteria    mango      bungee      flower-playing-cards star comet perya:coin joker
  sahig-at-hagdan     jungle     kalamansi  titan-one   ladder snake game-die star wrapped-gift
  snakes-of-sagada    capiz      jade       rye         snake ladder old-key mountain gem-stone
  piko-paths          poster     sky        lilita-one  thong-sandal crayon sun star blossom
  holen-hop           burst      mango      bungee      purple-circle blue-circle green-circle red-circle yellow-circle
  kalye-chess         loteria    sunset     rye         chess-pawn candle hourglass-done crown perya:coin
  mahjong-merienda    neon       jade       titan-one   mahjong-red-dragon hot-beverage cookie
  lata-tumba          booth      cobalt     bungee      canned-food thong-sandal star perya:ticket dog
  barya-o-ibon        medallion  ember      lilita-one  perya:coin bird feather perya:coin dove
  loteria-ng-nayon    loteria    forest     rye         sun crescent-moon rose rooster cactus
`);
