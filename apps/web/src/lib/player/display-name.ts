/** The nickname, or else the username. [M-038] */
export function displayName(player: {
  readonly nickname: string;
  readonly username: string;
}): string {
  return player.nickname === '' ? player.username : player.nickname;
}
