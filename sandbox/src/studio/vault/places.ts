/** Where a sealed text lies; it opens nowhere else. */
export const seatPlace = (seat: { venue: string; player: string; game: string }): string =>
  JSON.stringify(['seat', seat.venue, seat.player, seat.game]);

export const roundPlace = ({ id }: { id: string }): string => JSON.stringify(['round', id]);

export const chainPlace = (chain: { venue: string; game: string; number: number }): string =>
  JSON.stringify(['chain', chain.venue, chain.game, chain.number]);

export const handPlace = ({ id }: { id: string }): string => JSON.stringify(['hand', id]);
