import { Inject, Injectable } from '@nestjs/common';

import { prescription, type Dispensing, type DispensingRecord } from '../../../domain/prescription/index.js';
import { handedOut } from '../../../projections/care/dispensing/queries.js';
import type { DispensingRow } from '../../../projections/care/dispensing/table.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';

export interface Recorded {
  readonly row: DispensingRow;
  readonly one: Dispensing & { readonly record: DispensingRecord };
}

const PAGE = 200;

/** The records that pharmacy law asks to keep. They are opened for a recall (RX-06) and for an inspection only. */
@Injectable()
export class DispensingRecords {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(DATABASE) private readonly db: Database,
  ) {}

  /**
   * Opens each record of what was handed out, because person, article and batch are sealed.
   * @param ended is called with each withdrawal whose record nobody can open any more (CORE-12)
   */
  async *all(ended: (one: Dispensing) => void): AsyncGenerator<Recorded> {
    for (let after = ''; ;) {
      const rows = await handedOut(this.db, after, PAGE);
      for (const row of rows) {
        const { dispensings } = await this.commands.load(prescription, row.prescription_id);
        const one = dispensings[row.dispensing_id];
        if (one && hasRecord(one)) yield { row, one };
        else if (one?.phase === 'reported') ended(one);
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = last.dispensing_id;
    }
  }
}

function hasRecord(one: Dispensing): one is Recorded['one'] {
  return one.record !== null;
}
