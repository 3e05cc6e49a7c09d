import type pg from 'pg';
import type { MortalHouse } from '../product/mortal-house.ts';
import type { Line } from './line.ts';
import type { Neighbours } from './neighbours.ts';

/** What a fault may do things to, while players play. */
export interface Stage {
  house: MortalHouse;
  /** Between the server and its database. */
  line: Line;
  neighbours: Neighbours;
  /** As the owner of the tables. */
  owner: pg.Pool;
  dataDir: string;
  /** Waits until so many more rounds were played to their end. */
  playOn(rounds: number): Promise<void>;
}

export interface Fault {
  says: string;
  /** Why it cannot be had on this machine; null if it can, or once what it needs was installed. */
  missing?(): string | null | Promise<string | null>;
  /** Brings what it needs before the house opens: a disk of its own for the data folder. */
  prepare?(dataDir: string): Promise<() => Promise<void>>;
  strike(stage: Stage): Promise<void>;
}

/** What was tried, and what does not agree afterwards, both in words. */
export interface TrialReport {
  did: string;
  faults: string[];
}

export interface Trial extends Pick<Fault, 'says' | 'missing'> {
  run(): Promise<TrialReport>;
}
