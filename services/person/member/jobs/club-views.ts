/** The views that the jobs of the club read. */
export const CLUB_VIEWS: readonly string[] = ['loyalty-level', 'points-365-days', 'cheque'];
