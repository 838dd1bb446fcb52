import { z } from 'zod';

export const chequeId = z.uuid('Bonuscheckens id ska vara ett UUID.');
