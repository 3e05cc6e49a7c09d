import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProcesses } from './list-processes.ts';

/** The PostgreSQL processes that run on a data folder: the one that carries its name, and its children, which do not. */
export function postgresProcesses(dataDir: string): number[] {
  const running = listProcesses();
  const masters = running
    .filter(({ command }) => command.includes(join(dataDir, 'postgres')))
    .map(({ pid }) => pid);
  const children = running.filter(({ parentPid }) => masters.includes(parentPid));
  return [...masters, ...children.map(({ pid }) => pid)];
}

/** Those of the given processes that still run. */
export function stillRunning(pids: number[]): number[] {
  const running = new Set(listProcesses().map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}

/** PostgreSQL's own note of its first process and its port on this folder. */
export function readPostmaster(dataDir: string): { pid: number; port: number } {
  const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}
