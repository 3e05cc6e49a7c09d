import { lookIntoDatabase } from '../setup/look-into-database.ts';

const look = <Row extends object>(query: string) =>
  lookIntoDatabase<Row>(process.env['E2E_DATA'] ?? '', query);

/**
 * Credits a gift of the demo operator, which is played once before it can be withdrawn, as one that the player has
 * collected: those of others are told in a dialog, whenever the news of it arrives.
 */
export async function creditGift(uid: string, centavos: number): Promise<void> {
  await look(
    `select promotions.grant(90, array[${uid}::bigint], array['credited'], array[0::smallint],
       array[${centavos}::bigint], array['{}'::jsonb], true, 'player')`,
  );
}

/** Offers gifts of the demo operator, which are played once before they can be withdrawn. */
export async function offerGifts(phone: string, centavos: readonly number[]): Promise<void> {
  const uid = `(select uid from identity.player where phone = '${phone}')`;
  for (const [n, amount] of centavos.entries()) {
    await look(
      `select promotions.grant(90, array[${uid}], array['test-${n}'], array[0::smallint],
         array[${amount}::bigint], array['{}'::jsonb], false, 'system')`,
    );
  }
  await look(`update promotions.reward set expires_at = now() - interval '1 second'
    where uid = ${uid} and period = 'test-${centavos.length - 1}'`);
}
