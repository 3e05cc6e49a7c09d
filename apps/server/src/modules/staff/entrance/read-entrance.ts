import type { StaffServices } from '../services.ts';

/** What the login page offers. */
export async function readEntrance({ company }: StaffServices) {
  return { password: !company?.isOnly, company: company !== null };
}
