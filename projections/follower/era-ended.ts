/**
 * Thrown because the database server was restarted after a crash, or replaced. Positions that were read before are
 * invalid.
 */
export class EraEnded extends Error {
  constructor() {
    super('the database was restarted meanwhile: begin again');
  }
}
