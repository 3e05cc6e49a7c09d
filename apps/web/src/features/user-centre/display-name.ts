/** The name the player chose, or the one the house gave. [M-038] */
export function displayName(player: {
  readonly nickname: string;
  readonly username: string;
}): string {
  return player.nickname === '' ? player.username : player.nickname;
}
