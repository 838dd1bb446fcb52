export const recallTexts = {
  title: 'Återkallade läkemedel',
  none: 'Inget av de läkemedel som du har fått från oss är återkallat.',
  which: (batch: string | null, withdrawals: readonly string[], day: string) => {
    const got = `${batch === null ? '' : `Batch ${batch}, `}${withdrawals.join(', samt ')}`;
    return `${got.charAt(0).toUpperCase()}${got.slice(1)}. Vi skrev till dig ${day}.`;
  },
  withdrawal: (order: string | null, day: string | null) =>
    `${order === null ? 'beställd åt dig av någon annan' : `order ${order}`}${day === null ? '' : `, utlämnad ${day}`}`,
  hidden: 'Receptvara',
  notActing:
    'Varan beställdes för en person som du inte företräder just nu, så vi kan inte visa vilken den är. Be personen att kontakta oss innan varan används.',
  keepTaking: 'Sluta inte med ett läkemedel utan att först ha talat med en farmaceut eller den som skrev ut det.',
} as const;
