import { readLooks } from '../read-looks.ts';

export const TABLE_LOOKS = readLooks(`
  blackjack               felt        jade      bungee      perya:blackjack perya:chips perya:coin perya:chips perya:coin
  roulette                wheel       ember     rye         perya:roulette gem-stone perya:coin star crown four-leaf-clover heart-suit
  plinko                  fair-night  plum      titan-one   perya:plinko perya:coin perya:ticket balloon star
  saranggola              landscape   sunset    shrikhand   perya:saranggola cloud balloon bird perya:coin
  tongits                 felt        cobalt    shrikhand   perya:straight perya:chips perya:coin perya:chips perya:coin
  tongits-tayo            neon        midnight  lilita-one  perya:aces perya:chips crown perya:coin perya:chips
  lucky-9                 felt        rose      bungee      perya:lucky-9 perya:chips perya:coin perya:chips perya:coin
  beto-beto               booth       sunset    titan-one   game-die teddy-bear balloon candy lollipop
  casa-roulette           capiz       forest    shrikhand   perya:roulette rose wine-glass classical-building perya:chips
  blackjack-binondo       neon        crimson   bungee      perya:blackjack perya:chips spade-suit
  pusoy-dos               felt        gold      rye         perya:straight perya:chips perya:coin perya:coin perya:chips
  baraha-baccarat         medallion   ember     lilita-one  perya:trio club-suit diamond-suit spade-suit heart-suit
  plinko-patak            burst       lagoon    titan-one   perya:plinko droplet perya:coin star gem-stone
  barrio-blackjack        booth       kape      bungee      perya:blackjack perya:chips popcorn tropical-drink perya:coin
  double-blackjack-duo    poster      cobalt    bungee      perya:straight perya:blackjack perya:chips perya:coin perya:chips
  mini-roulette-merienda  wheel       mint      lilita-one  doughnut shortcake cookie custard cupcake pancakes waffle
  hari-ng-baraha          capiz       royal     shrikhand   prince-medium perya:aces crown perya:chips perya:coin
  plinko-parol            medallion   midnight  shrikhand   perya:parol perya:coin star bell glowing-star
  roulette-sinag          burst       mango     bungee      perya:roulette sun star perya:coin perya:chips
  blackjack-bituin        neon        ube       shrikhand   perya:blackjack star glowing-star
  puting-baccarat         felt        bughaw    lilita-one  perya:natural perya:chips perya:coin perya:chips perya:coin
  kahon-ng-yaman          stage       coral     titan-one   wrapped-gift money-bag key
  hulog-bola              fair-night  jade      bungee      perya:ball-gold perya:ball-red perya:ball-gold perya:ball-blue perya:ball-green
  bente-uno               loteria     crimson   rye         joker perya:chips spade-suit heart-suit perya:coin
`);
