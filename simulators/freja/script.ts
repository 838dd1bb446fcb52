import { seededRandom } from '../simulation/seeded-random.js';
import type { FrejaError } from '../../services/partners/freja/protocol.js';

export interface FrejaScriptSettings {
  readonly error: FrejaError | null;
  /** The part of the calls that fail with status 503, from 0 (none) to 1 (all). */
  readonly flakiness: number;
}

export class FrejaScript {
  private settings: FrejaScriptSettings = { error: null, flakiness: 0 };
  private readonly random = seededRandom(1);

  set(settings: Partial<FrejaScriptSettings>): void {
    this.settings = { error: null, flakiness: 0, ...settings };
  }

  next(): FrejaError | 'down' | null {
    const { error, flakiness } = this.settings;
    return error ?? (flakiness > 0 && this.random() < flakiness ? 'down' : null);
  }
}
