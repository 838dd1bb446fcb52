import { z } from 'zod';

const Success = z.literal(true);

/** The envelope of an answer, as the API writes it. */
export const successWith = <Result extends z.ZodType>(Result: Result) => z.strictObject({ Success, Result });
