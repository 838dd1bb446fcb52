/** Guardians of the log-in list, and their children. Maja turns 13 on 1 December 2026, and Alva has turned 13. */
const CHILDREN: Readonly<Record<string, readonly { readonly personnummer: string; readonly fornamn: string }[]>> = {
  '198507099805': [
    { personnummer: '201803142395', fornamn: 'Vilgot' },
    { personnummer: '201312012386', fornamn: 'Maja' },
    { personnummer: '201305042382', fornamn: 'Alva' },
  ],
  // Vilgot has two guardians.
  '198002292384': [{ personnummer: '201803142395', fornamn: 'Vilgot' }],
};

export function childrenOf(personnummer: string) {
  return { personnummer, barn: CHILDREN[personnummer] ?? [] };
}
