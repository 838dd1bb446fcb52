/** The id of the form that all hearts and watch buttons of a page belong to. */
export const FAVOURITE_FORM = 'favourite-desk';
