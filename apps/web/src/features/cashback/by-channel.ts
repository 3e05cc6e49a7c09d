interface OfChannel {
  readonly channel_id: number;
  readonly channel_name: string;
}

/** The tickets of each channel together, in the order in which the channels come. */
export function byChannel<T extends OfChannel>(tickets: readonly T[]) {
  const groups = Map.groupBy(tickets, ({ channel_id }) => channel_id);
  return [...groups].map(([id, ofChannel]) => ({
    id,
    name: ofChannel[0]?.channel_name ?? '',
    tickets: ofChannel,
  }));
}
