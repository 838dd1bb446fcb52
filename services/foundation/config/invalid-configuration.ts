/** Its message is one line that names the setting and the fault; a failed start prints it. */
export class InvalidConfiguration extends Error {}
