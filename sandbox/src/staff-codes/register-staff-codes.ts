import type { FastifyInstance } from 'fastify';
import { type StaffCode, staffCodesPage } from './staff-codes-page.ts';

const policy = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What the phones of the demo operator's staff would show, at `/sandbox/staff-codes`. */
export function registerStaffCodes(app: FastifyInstance, list: () => Promise<StaffCode[]>): void {
  app.get('/sandbox/staff-codes.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await list()),
  );
  app.get('/sandbox/staff-codes', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(staffCodesPage(await list())),
  );
}
