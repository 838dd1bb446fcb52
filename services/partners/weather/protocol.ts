import { z } from 'zod';

export const weatherReport = z.object({
  postalCode: z.string(),
  observedAt: z.iso.datetime(),
  sky: z.enum(['clear', 'cloudy', 'rain', 'snow']),
  temperatureCelsius: z.number().min(-60).max(50),
  relativeHumidityPercent: z.number().min(0).max(100),
  uvIndex: z.number().min(0).max(20),
});

export const postalCode = z.string().regex(/^[1-9]\d{4}$/);
