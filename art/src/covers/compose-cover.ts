import { randomOf } from '../drawing/random.ts';
import { Sheet } from '../drawing/sheet.ts';
import { booth } from './compositions/booth.ts';
import { burst } from './compositions/burst.ts';
import { COVER_HEIGHT, COVER_WIDTH, type Composition } from './compositions/canvas.ts';
import { capiz } from './compositions/capiz.ts';
import { fairNight } from './compositions/fair-night.ts';
import { felt } from './compositions/felt.ts';
import { jungle } from './compositions/jungle.ts';
import { landscape } from './compositions/landscape.ts';
import { loteria } from './compositions/loteria.ts';
import { machine } from './compositions/machine.ts';
import { medallion } from './compositions/medallion.ts';
import { neon } from './compositions/neon.ts';
import { numbers } from './compositions/numbers.ts';
import { porthole } from './compositions/porthole.ts';
import { poster } from './compositions/poster.ts';
import { reels } from './compositions/reels.ts';
import { sea } from './compositions/sea.ts';
import { stadium } from './compositions/stadium.ts';
import { stage } from './compositions/stage.ts';
import { surface } from './compositions/surface.ts';
import { treasure } from './compositions/treasure.ts';
import { wheel } from './compositions/wheel.ts';
import type { CompositionName, CoverSpec } from './cover-spec.ts';
import { COVER_PALETTES } from './palettes.ts';

const COMPOSITIONS: Record<CompositionName, Composition> = {
  burst,
  booth,
  reels,
  sea,
  felt,
  stage,
  stadium,
  numbers,
  landscape,
  medallion,
  wheel,
  poster,
  'fair-night': fairNight,
  capiz,
  treasure,
  loteria,
  jungle,
  neon,
  porthole,
  surface,
  machine,
};

export function composeCover(cover: CoverSpec): Sheet {
  const sheet = new Sheet(COVER_WIDTH, COVER_HEIGHT);
  COMPOSITIONS[cover.composition]({
    sheet,
    cover,
    palette: COVER_PALETTES[cover.palette],
    random: randomOf(`cover ${cover.slug}`),
  });
  return sheet;
}
