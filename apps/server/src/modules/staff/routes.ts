import type { exportsCalls } from '@perya/contract/staff/calls/exports';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { StaffServices } from './dependencies.ts';
import { exportList } from './exports/export-list.ts';

export type StaffCalls = typeof exportsCalls;

export function staffRoutes(services: StaffServices): Handlers<StaffCalls> {
  return {
    exportList: (context, request) => exportList(services, context, request),
  };
}
