import type { ErrorCode } from '@perya/contract/errors';
import { Refusal } from '../../platform/http/refusal.ts';
import type { IdentityServices } from './dependencies.ts';
import { takenBy } from './player.store.ts';
import { nicknameEveryDays } from './policy.ts';

export interface DetailChange {
  nickname?: string | undefined;
  email?: string | undefined;
  avatar?: string | undefined;
}

const taken: Record<string, ErrorCode> = {
  player_nickname: 'NICKNAME_TAKEN',
  player_email: 'EMAIL_TAKEN',
};

/** Pictures of the product's own picker are known by their path; uploads belong to whoever uploaded them. */
function isOwnAvatar(uid: bigint, avatar: string): boolean {
  return avatar.startsWith(`avatars/${uid}/`);
}

export async function updateDetail(
  services: IdentityServices,
  uid: bigint,
  { nickname, email, avatar }: DetailChange,
): Promise<boolean> {
  const { players } = services;
  if (nickname === undefined && email === undefined && avatar === undefined) {
    throw new Refusal('NOTHING_TO_CHANGE');
  }
  if (avatar !== undefined && !isOwnAvatar(uid, avatar)) throw new Refusal('FILE_UNKNOWN');
  try {
    if (nickname !== undefined && !(await players.setNickname(uid, nickname, nicknameEveryDays))) {
      throw new Refusal('NICKNAME_TOO_SOON');
    }
    if (email !== undefined) await players.setEmail(uid, email);
    if (avatar !== undefined) await players.setAvatar(uid, avatar);
    return true;
  } catch (error) {
    const code = taken[takenBy(error) ?? ''];
    throw code ? new Refusal(code) : error;
  }
}
