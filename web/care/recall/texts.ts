export const recallTexts = {
  title: 'Återkallade läkemedel',
  none: 'Inget av de läkemedel som du har fått från oss är återkallat.',
  which: (batch: string | null, order: string | null, day: string) => {
    if (order === null)
      return `${batch === null ? 'B' : `Batch ${batch}, b`}eställd åt dig av någon annan. Vi skrev till dig ${day}.`;
    return `${batch === null ? 'Order' : `Batch ${batch}, order`} ${order}. Vi skrev till dig ${day}.`;
  },
  hidden: 'Receptvara',
  notActing:
    'Varan beställdes för en person som du inte företräder just nu, så vi kan inte visa vilken den är. Be personen att kontakta oss innan varan används.',
  keepTaking: 'Sluta inte med ett läkemedel utan att först ha talat med en farmaceut eller den som skrev ut det.',
} as const;
