/** The server was restarted after a crash or replaced: positions read before are invalid. */
export class EraEnded extends Error {
  constructor() {
    super('the database was restarted meanwhile: begin again');
  }
}
