import { readLooks } from '../read-looks.ts';

export const SLOT_LOOKS = readLooks(`
  bahay-kubo-cascade       jungle      forest     titan-one   perya:kubo eggplant tomato ear-of-corn peanuts garlic
  gintong-salakot          treasure    gold       rye         perya:salakot perya:coin sheaf-of-rice gem-stone sun
  perya-lines              reels       royal      bungee      circus-tent perya:ticket popcorn balloon lollipop
  mango-rush               burst       mango      lilita-one  mango pineapple coconut banana hibiscus
  jeepney-jackpot          landscape   sunset     titan-one   perya:jeepney admission-tickets guitar perya:coin perya:ticket
  tarsier-treasure         jungle      jade       lilita-one  perya:tarsier gem-stone key palm-tree hibiscus
  haribon-wild             poster      cobalt     bungee      eagle feather mountain gem-stone perya:coin
  lucky-bahay-kubo         booth       forest     lilita-one  perya:kubo eggplant tomato ear-of-corn peanuts
  carabao-gold             landscape   gold       rye         water-buffalo sheaf-of-rice hut sunflower perya:coin
  parol-nights             medallion   royal      titan-one   perya:parol star candle bell wrapped-gift
  lechon-fiesta            loteria     ember      bungee      pig pineapple chopsticks party-popper fire
  sorbetes-street          booth       coral      lilita-one  ice-cream soft-ice-cream cherries mango bell
  bulalakaw                burst       midnight   titan-one   comet star glowing-star gem-stone ringed-planet
  bakunawa-eclipse         neon        plum       titan-one   dragon full-moon new-moon glowing-star gem-stone
  mayon-fire               landscape   ember      titan-one   volcano fire gem-stone eagle perya:coin
  kalesa-kings             capiz       royal      rye         carousel-horse wheel crown hibiscus perya:coin
  suman-riches             loteria     jade       lilita-one  tamale coconut candle bell perya:coin
  tikbalang-run            poster      midnight   bungee      horse crescent-moon high-voltage palm-tree feather
  pearl-of-palawan         medallion   lagoon     shrikhand   oyster turtle gem-stone spiral-shell tropical-fish
  maharlika-crown          capiz       plum       shrikhand   crown gem-stone shield crossed-swords perya:coin
  halo-halo-spin           reels       ube        lilita-one  shaved-ice cherries mango coconut custard melon
  diwata-grove             jungle      jade       shrikhand   woman-fairy-medium blossom mushroom butterfly sparkles
  sarimanok-spirit         burst       sunset     bungee      peacock feather sun glowing-star hibiscus
  nunos-mound              treasure    forest     titan-one   mushroom key perya:coin ladder gem-stone
  boracay-breeze           poster      sky        shrikhand   beach-with-umbrella coconut tropical-drink sailboat sunglasses
  kapres-grove             jungle      kape       rye         deciduous-tree owl full-moon mushroom key
  sirenas-song             capiz       lagoon     shrikhand   woman-merpeople-medium oyster spiral-shell coral tropical-fish
  fiesta-reels             reels       rose       lilita-one  party-popper guitar tropical-drink watermelon drum maracas
  vinta-winds              landscape   sky        bungee      perya:vinta dolphin water-wave sun perya:coin
  siargao-swell            poster      mint       bungee      water-wave coconut palm-tree sun turtle
  vigan-nights             capiz       kape       rye         horse diya-lamp rose wheel classical-building
  adobo-express            booth       ember      lilita-one  pot-of-food garlic onion cooked-rice hot-pepper
  chocolate-hills-bonanza  landscape   kalamansi  titan-one   chocolate-bar perya:tarsier palm-tree perya:coin sun
  intramuros-vault         treasure    bughaw     rye         castle old-key shield perya:coin scroll
  balut-and-beyond         neon        kape       bungee      egg hatching-chick salt full-moon fire
  taho-time                loteria     mango      lilita-one  cup-with-straw custard honey-pot bell sun
  sinigang-splash          burst       kalamansi  titan-one   steaming-bowl tomato leafy-green shrimp lemon
  galleon-gold             treasure    cobalt     rye         compass anchor world-map perya:vinta perya:coin
  gumamela-garden          jungle      rose       bungee      hibiscus butterfly honeybee blossom herb
  sampaguita-dreams        medallion   mint       shrikhand   perya:sampaguita white-flower butterfly dove sparkles
  banaue-steps             landscape   kalamansi  lilita-one  sheaf-of-rice hut water-buffalo cloud sun
  pandesal-morning         booth       gold       titan-one   bread butter hot-beverage sun basket
  waling-waling-wilds      jungle      plum       shrikhand   lotus butterfly herb gem-stone bird
  calamansi-crush          poster      mint       bungee      lime lemon ice tropical-drink herb
  buko-bonanza             burst       kalamansi  lilita-one  coconut palm-tree tropical-drink pineapple sun
  isaw-nights              fair-night  ember      titan-one   oden fire hot-pepper beer-mug cup-with-straw
  duhat-loot               loteria     gold       lilita-one  grapes basket tangerine melon perya:coin
  palengke-pop             booth       coral      bungee      shopping-cart fish tomato eggplant mango
  tren-lucky-line          neon        cobalt     bungee      metro perya:ticket four-leaf-clover
  turon-twist              reels       mango      titan-one   banana honey-pot custard perya:coin butter
  barako-brew              capiz       kape       rye         hot-beverage beans chocolate-bar water-buffalo mountain
  sari-sari-surprise       booth       sky        lilita-one  convenience-store candy canned-food popcorn soap
  byahe-express            neon        sunset     bungee      bus perya:coin perya:ticket
  kakanin-cascade          loteria     plum       titan-one   dango rice-ball coconut leaf-fluttering-in-wind custard
  karusel                  fair-night  rose       shrikhand   carousel-horse balloon lollipop star ribbon
  tricycle-turbo           poster      ember      bungee      motorcycle high-voltage fire perya:coin perya:ticket
  ferris-fortune           neon        royal      lilita-one  perya:ferris-wheel balloon perya:ticket
  pinya-palace             burst       kalamansi  titan-one   pineapple crown mango melon perya:coin
  lagim-house              fair-night  midnight   rye         ghost bat full-moon spider-web skull
  tubong-lugaw             booth       mango      bungee      bowl-with-spoon egg perya:coin chicken garlic
  ube-delight              medallion   ube        lilita-one  shortcake ice-cream coconut cookie cherries
  bumper-kart-bash         neon        cobalt     bungee      oncoming-automobile high-voltage star wheel perya:ticket
  roller-rampa             fair-night  sky        bungee      roller-coaster balloon perya:ticket high-voltage star
  sipa-star                stadium     crimson    titan-one   feather running-shoe star trophy perya:coin
  taal-lake-legend         landscape   bughaw     lilita-one  volcano fish sailboat cloud gem-stone
  cotton-candy-cloud       loteria     rose       lilita-one  lollipop cloud candy ice-cream rainbow
  tirador-gallery          booth       sky        bungee      bullseye duck teddy-bear perya:ticket balloon
  manghuhula               capiz       plum       shrikhand   crystal-ball candle star crescent-moon eye
  patintero-night          fair-night  midnight   titan-one   running-shoe full-moon flashlight house star
  yoyo-tricks              poster      coral      lilita-one  yo-yo star perya:coin wheel thread
  payaso-parade            stage       ember      titan-one   circus-tent balloon maracas drum party-popper
  balangay-voyage          landscape   sunset     bungee      sailboat compass dolphin sun anchor
  palosebo-prize           fair-night  forest     lilita-one  money-bag wrapped-gift perya:coin bell ribbon
  jolens                   burst       mint       lilita-one  blue-circle red-circle green-circle yellow-circle purple-circle
  palayok-smash            booth       coral      titan-one   amphora candy wrapped-gift lollipop teddy-bear
  panagbenga-petals        jungle      rose       shrikhand   bouquet tulip sunflower cherry-blossom rose
  tambol-fiesta            fair-night  ember      titan-one   long-drum drum feather maracas fire
  salamangka               stage       ube        shrikhand   top-hat magic-wand rabbit dove crystal-ball
  kalasag                  capiz       crimson    rye         shield crossed-swords trident-emblem fire crown
  kadayawan-harvest        jungle      jade       lilita-one  basket grapes banana mango eagle
  bangka-bonanza           landscape   lagoon     bungee      canoe fish palm-tree sun perya:coin
  pahiyas-colors           booth       kalamansi  titan-one   sunflower leaf-fluttering-in-wind ear-of-corn mango pea-pod
  reyna-ng-mayo            capiz       pearl      shrikhand   princess-medium candle rose crown perya:sampaguita
  karaoke-kings            neon        plum       bungee      microphone musical-notes crown mirror-ball headphone
  tinikling-tempo          poster      coral      lilita-one  ballet-shoes musical-notes drum leaf-fluttering-in-wind hibiscus
  rondalla-riches          medallion   kape       rye         banjo musical-notes guitar perya:coin violin
  hoops-barangay           stadium     sunset     titan-one   basketball trophy running-shoe
  higantes-walk            fair-night  sky        bungee      nesting-dolls drum trumpet party-popper balloon
  disco-barangay           neon        ube        lilita-one  mirror-ball musical-notes star roller-skate headphone
  ampaw-rush               loteria     crimson    lilita-one  red-envelope perya:coin wrapped-gift money-bag bell
  golden-gloves            stadium     ember      titan-one   boxing-glove trophy sports-medal
  harana-hearts            capiz       midnight   shrikhand   guitar rose red-heart crescent-moon window
  masskara-smiles          stage       sunset     bungee      performing-arts confetti-ball mirror-ball drum party-popper
  noche-buena-nights       booth       crimson    lilita-one  christmas-tree wrapped-gift candle perya:parol bell
  spike-nation             stadium     sky        titan-one   volleyball sports-medal megaphone
  torotot-boom             burst       cobalt     lilita-one  postal-horn firecracker collision party-popper star
  tala-ng-disyembre        capiz       midnight   shrikhand   glowing-star perya:parol bell candle snowflake
  bagong-taon-blast        fair-night  coral      titan-one   rocket firecracker trumpet melon glowing-star
  football-fever           stadium     forest     bungee      soccer-ball goal-net trophy
  arnis-ace                neon        crimson    lilita-one  crossed-swords shield fire sports-medal high-voltage
  luksong-tinik            landscape   mint       lilita-one  cactus herb sun running-shoe blossom
  videoke-victory          stage       cobalt     bungee      studio-microphone television hundred-points musical-note trophy
  dragon-boat-dash         stadium     lagoon     titan-one   dragon canoe water-wave trophy
  komiks-hero              poster      ember      bungee      collision high-voltage star fire open-book
  bilyar-masters           felt        mint       bungee      pool-8-ball trophy perya:coin perya:ball-red perya:ball-gold
  retro-noventa            neon        plum       bungee      joystick television videocassette video-game radio
  e-sports-arena           stadium     cobalt     lilita-one  video-game joystick trophy
  amihan-calm              medallion   pearl      shrikhand   bird cloud leaf-fluttering-in-wind wind-chime blossom
  butiki-bets              loteria     coral      titan-one   lizard mosquito window perya:coin herb
  kidlat-strike            poster      midnight   bungee      high-voltage cloud-with-lightning star gem-stone comet
  alitaptap-glow           jungle      forest     shrikhand   beetle sparkles glowing-star mushroom fallen-leaf
  buwaya-bayou             treasure    ember      lilita-one  crocodile perya:coin gem-stone herb bone
  bahaghari                burst       sky        titan-one   rainbow cloud gem-stone sun perya:coin
  pawikan-path             loteria     sunset     bungee      turtle egg spiral-shell palm-tree water-wave
  paru-paro-bukid          jungle      coral      shrikhand   butterfly sunflower hibiscus tulip sheaf-of-rice
  karera-klasiko           stadium     forest     lilita-one  horse-racing-medium trophy rosette
  mineros-strike           treasure    kape       rye         pick gem-stone perya:coin bomb rock
  habagat-storm            neon        bughaw     bungee      tornado cloud-with-lightning-and-rain umbrella high-voltage water-wave
  kwagos-wisdom            capiz       midnight   rye         owl books full-moon old-key candle
  gintot-pilak             reels       gold       lilita-one  ring perya:coin gem-stone crown military-medal star
  aso-at-pusa              loteria     sky        lilita-one  cat dog bone fish yarn
  tamaraw-charge           poster      crimson    titan-one   bison fire mountain dashing-away perya:coin
  unggoy-boogie            jungle      mango      bungee      monkey banana coconut palm-tree drum
  dobleng-suwerte          reels       jade       lilita-one  four-leaf-clover perya:coin heart-suit star bell gem-stone
  baul-ni-lola             treasure    rose       rye         package ring gem-stone old-key scroll
  tres-marias              medallion   midnight   shrikhand   dizzy star glowing-star sparkles crescent-moon
  kuting-cafe              booth       pearl      lilita-one  cat hot-beverage fish cookie yarn
  siete-suerte             reels       crimson    bungee      perya:lucky-seven cherries bell lemon star gem-stone
  pitong-perlas            treasure    lagoon     titan-one   white-circle oyster gem-stone ring octopus
  gagamba-gold             loteria     royal      lilita-one  spider spider-web perya:coin gem-stone fly
  anting-anting            medallion   gold       rye         nazar-amulet eye sun fire scroll
  prutas-klasiko           reels       coral      lilita-one  watermelon cherries lemon grapes banana mango
  perya-pinball            fair-night  cobalt     bungee      perya:plinko star high-voltage perya:ticket bell
  hulog-barya              treasure    jade       titan-one   perya:coin money-bag perya:coin gem-stone perya:coin
  ulan-ng-piso             burst       bughaw     lilita-one  umbrella perya:coin cloud-with-rain droplet perya:coin
  bulaklak-bloom           reels       pearl      shrikhand   tulip rose sunflower hibiscus cherry-blossom blossom
`);
