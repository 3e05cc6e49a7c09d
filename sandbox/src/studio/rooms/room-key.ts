/** A game of a venue at which everybody plays at once. */
export interface RoomKey {
  venue: string;
  game: string;
}

/** The topic of a room on the line between processes; neither part has a slash. */
export const topicOf = ({ venue, game }: RoomKey): string => `${venue}/${game}`;

export function keyOfTopic(topic: string): RoomKey {
  const [venue = '', game = ''] = topic.split('/');
  return { venue, game };
}
