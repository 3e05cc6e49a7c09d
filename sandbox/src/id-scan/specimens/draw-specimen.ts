import type { IdType } from '@perya/contract/rules/kyc-options';
import { applyWear } from './apply-wear.ts';
import type { Card } from './drawing/card.ts';
import { drawDrivingLicense } from './layouts/driving-license.ts';
import { drawPassport } from './layouts/passport.ts';
import { drawPhilHealth } from './layouts/phil-health.ts';
import { drawPhilSys } from './layouts/phil-sys.ts';
import { drawPostal } from './layouts/postal.ts';
import { drawPrc } from './layouts/prc.ts';
import { drawSss } from './layouts/sss.ts';
import { drawTin } from './layouts/tin.ts';
import { drawUmid } from './layouts/umid.ts';
import type { SpecimenPerson } from './people/generate-person.ts';
import type { Wear } from './wear.ts';

const layouts: Record<IdType, (person: SpecimenPerson) => Card> = {
  UMID: drawUmid,
  DRIVING_LICENSE: drawDrivingLicense,
  PASSPORT: drawPassport,
  PHIL_HEALTH: drawPhilHealth,
  SSS: drawSss,
  POSTAL: drawPostal,
  PRC: drawPrc,
  TIN: drawTin,
  PHILSYS: drawPhilSys,
};

/** A photo of the front of an ID, as JPEG: the same person, type and wear give the same picture. */
export function drawSpecimen(
  person: SpecimenPerson,
  idType: IdType,
  wear: Wear = 'none',
): Promise<Buffer> {
  return applyWear(layouts[idType](person).toString(), wear, person.idNumber);
}
