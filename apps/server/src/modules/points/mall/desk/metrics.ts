import { Gauge, type Registry } from 'prom-client';
import type { DeskOrderStore } from './orders.store.ts';

const names: Readonly<Record<number, string>> = { 2: 'processing', 3: 'shipped' };

/** What whoever runs the product watches of orders. */
export function registerOrderFigures(
  registry: Registry,
  orders: Pick<DeskOrderStore, 'countOpen'>,
): void {
  new Gauge({
    name: 'perya_mall_orders_open',
    help: 'Orders of the mall that have not reached their player, by state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const state of Object.values(names)) this.set({ state }, 0);
      for (const { status, count } of await orders.countOpen()) {
        this.set({ state: names[status] ?? String(status) }, count);
      }
    },
  });
  new Gauge({
    name: 'perya_mall_order_oldest_seconds',
    help: 'How long the oldest order of the mall has waited that has not reached its player, by state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const state of Object.values(names)) this.set({ state }, 0);
      for (const { status, oldestAt } of await orders.countOpen()) {
        const seconds = Math.max(0, (Date.now() - oldestAt.getTime()) / 1000);
        this.set({ state: names[status] ?? String(status) }, Math.round(seconds));
      }
    },
  });
}
