import { readLooks } from '../read-looks.ts';

export const BINGO_LOOKS = readLooks(`
  bingo-75            numbers     midnight   bungee      perya:bingo-balls perya:ball-red perya:ball-gold perya:ball-green
  bingo-hall          machine    royal      titan-one   microphone perya:ball-gold perya:ball-red perya:ball-blue
  bingo-bilis         machine     coral      bungee      rocket perya:ball-red perya:ball-gold star
  pista-bingo         fair-night  sunset     lilita-one  party-popper perya:ball-gold balloon perya:ball-blue perya:ball-red
  parol-bingo         medallion   crimson    titan-one   perya:parol perya:ball-gold perya:ball-green perya:ball-red perya:ball-blue
  barrio-bingo-75     numbers     forest     rye         perya:bingo-balls perya:kubo perya:ball-gold sunflower
  mango-bingo         machine     mango      lilita-one  mango perya:ball-green perya:ball-gold perya:ball-red
  turbo-bingo-kidlat  poster      cobalt     bungee      high-voltage perya:ball-blue perya:ball-red perya:ball-gold perya:ball-green
  bingo-ni-lola       booth       rose       shrikhand   teapot yarn cookie perya:ball-gold perya:ball-red
  sampaguita-bingo    numbers     mint       shrikhand   perya:sampaguita perya:ball-green perya:ball-red perya:ball-gold
  bingo-bayan         machine     royal      lilita-one  perya:bingo-balls perya:ball-red perya:ball-blue perya:ball-green
  disco-bingo         neon        plum       bungee      mirror-ball perya:ball-gold perya:ball-blue
  bingo-bukid         loteria     jade       titan-one   tractor perya:ball-green sunflower perya:ball-gold ear-of-corn
  jeepney-bingo       numbers     ember      lilita-one  perya:jeepney perya:ball-gold perya:ball-blue perya:ticket
  tala-bingo          machine     ube        shrikhand   glowing-star perya:ball-blue perya:ball-gold perya:ball-green
  bingo-sa-plaza      fair-night  midnight   bungee      perya:bingo-balls balloon perya:ticket popcorn perya:ball-gold
  bingo-bahaghari     numbers     sky        titan-one   rainbow perya:ball-red perya:ball-gold perya:ball-blue
  palengke-bingo      numbers     kalamansi  lilita-one  basket fish tomato perya:ball-gold
  carabao-bingo       machine     kape       rye         water-buffalo perya:ball-gold sheaf-of-rice perya:ball-green
  bingo-isla          numbers     lagoon     bungee      palm-tree perya:ball-gold coconut perya:ball-red
  gabi-ng-bingo       numbers     plum       shrikhand   crescent-moon perya:ball-gold perya:ball-blue star
`);
