import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { savePlatform as call } from '@perya/contract/catalogue/staff-calls/listing';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { CatalogueServices } from '../services.ts';
import type { PlatformFacts } from './furnish.store.ts';

const factsOf = ({ id, name, logo, isOpen }: PlatformFacts) => ({
  platform: id,
  name,
  logo,
  open: isOpen,
});

/** Adds or changes a label by which players find games of a venue. Closing one closes its games. */
export async function savePlatform(
  { audit, furnish, logos, cache }: CatalogueServices,
  context: StaffContext,
  { venue, id, name, logo, is_open: isOpen, reason }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  await logos.check(logo);
  await audit.record(byStaff(context), async (tx) => {
    const held = await furnish.holdVenue(tx, venue);
    if (!held) throw new Refusal('NOT_FOUND');
    const before = await furnish.findPlatform(tx, held.id, id);
    const wanted = { id, name, logo, isOpen };
    await furnish.savePlatform(tx, held.id, wanted);
    return {
      result: undefined,
      entries: [
        {
          action: before ? 'catalogue.platform-changed' : 'catalogue.platform-added',
          subject: { kind: 'venue', venue },
          before: before && factsOf(before),
          after: factsOf(wanted),
          reason,
        },
      ],
    };
  });
  cache.expire();
  return { id };
}
