import type { StaffServices } from '../services.ts';

/** Also those who have left: what they did still bears their name. */
export async function listColleagues({ accounts }: StaffServices) {
  const colleagues = await accounts.listColleagues();
  return { rows: colleagues.map(({ id, name }) => ({ id: String(id), name })) };
}
