import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/ });
export const hexKey = z.string().regex(/^([0-9a-fA-F]{2}){16,}$/, 'must be a hexadecimal key of at least 32 digits');
export const someText = z.string().min(1);
