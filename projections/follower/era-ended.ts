/** The server was restarted after a crash or replaced, so earlier positions are invalid. */
export class EraEnded extends Error {
  constructor() {
    super('the database was restarted meanwhile: begin again');
  }
}
