export const recallTexts = {
  title: 'Återkallade läkemedel',
  none: 'Inget av de läkemedel som du har fått från oss är återkallat.',
  which: (batch: string, order: string, day: string) => `Batch ${batch}, order ${order}. Vi skrev till dig ${day}.`,
  keepTaking: 'Sluta inte med ett läkemedel utan att först ha talat med en farmaceut eller den som skrev ut det.',
} as const;
