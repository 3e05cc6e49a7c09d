import { readLooks } from '../read-looks.ts';

export const LIVE_LOOKS = readLooks(`
  baccarat               felt        plum       shrikhand   perya:duel crown perya:chips perya:coin perya:chips
  color-game             booth       royal      titan-one   perya:colour-dice teddy-bear balloon wrapped-gift popcorn
  roleta-royale          stage       ember      shrikhand   perya:roulette perya:chips crown
  baccarat-intramuros    capiz       kape       rye         castle perya:duel perya:chips fleur-de-lis rose
  baccarat-manila        felt        forest     shrikhand   perya:duel perya:chips crown perya:coin perya:chips
  peryahan-wheel         wheel       royal      lilita-one  circus-tent wrapped-gift perya:coin balloon teddy-bear gem-stone popcorn
  color-game-live        stage       sky        bungee      perya:colour-dice microphone confetti-ball
  roleta-makati          neon        cobalt     bungee      perya:roulette office-building perya:chips
  baccarat-bayside       poster      lagoon     shrikhand   perya:natural palm-tree perya:chips sailboat perya:coin
  roleta-ng-fiesta       wheel       sunset     lilita-one  party-popper drum perya:coin trumpet party-popper balloon guitar maracas
  sic-bo-saya            stage       rose       titan-one   game-die perya:chips red-paper-lantern
  tambayan-colors        neon        coral      bungee      perya:colour-cube guitar tropical-drink
  roleta-escolta         capiz       crimson    rye         tram perya:roulette rose perya:chips crown
  baccarat-sampaguita    medallion   jade       shrikhand   perya:sampaguita perya:duel perya:chips perya:coin perya:chips
  speed-baccarat-kidlat  poster      midnight   bungee      high-voltage perya:duel stopwatch perya:chips perya:coin
  kulay-ng-bayan         fair-night  coral      lilita-one  perya:colour-dice balloon popcorn megaphone perya:ticket
  color-game-davao       stage       kalamansi  titan-one   perya:colour-cube eagle melon
  color-game-cebu        booth       lagoon     lilita-one  guitar perya:colour-cube mango perya:colour-dice pineapple
  baccarat-bughaw        felt        cobalt     bungee      perya:natural gem-stone perya:chips perya:coin perya:chips
  roleta-tagaytay        landscape   bughaw     lilita-one  pineapple perya:roulette cloud perya:chips perya:coin
  baccarat-diwata        capiz       ube        shrikhand   perya:aces candle butterfly rose crystal-ball
  roleta-habagat         neon        jade       titan-one   perya:roulette tornado perya:chips
  baccarat-ginto         treasure    gold       rye         perya:trio perya:coin crown gem-stone perya:chips
  kulay-karnabal         wheel       plum       lilita-one  perya:colour-cube balloon lollipop star perya:ticket candy drum
  color-game-vigan       capiz       mango      rye         horse perya:colour-cube perya:colour-dice classical-building diya-lamp
  salon-baccarat         stage       rose       shrikhand   perya:straight wine-glass crown
  roleta-sa-plaza        fair-night  forest     bungee      fountain perya:roulette perya:chips balloon perya:ticket
  baccarat-amihan        medallion   sky        shrikhand   perya:natural cloud perya:chips wind-chime perya:coin
  tiangge-colors         loteria     mint       lilita-one  shopping-bags perya:colour-cube perya:colour-dice t-shirt thong-sandal
  midnight-roleta        neon        midnight   shrikhand   perya:roulette crescent-moon perya:chips
`);
