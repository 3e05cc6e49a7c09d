import type { vipCalls } from '@perya/contract/vip/calls/vip';
import type { staffVipCalls } from '@perya/contract/vip/staff-calls/levels';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { listLevels, readRule, readVip } from './read-vip.ts';
import type { VipServices } from './services.ts';

export function vipRoutes(services: VipServices): Handlers<typeof vipCalls & typeof staffVipCalls> {
  return {
    getVip: ({ uid }) => readVip(services, uid),
    getVipRule: () => readRule(services),
    listVipLevels: () => listLevels(services),
  };
}
