/** What clients throw and show when a call fails, to the letter (UI-09: s1 §8, s2 §8, s3 §8). */
export const clientErrors = {
  checkStatus: 'Check status call failed',
  heartbeat: 'Could not check heartbeat',
  fetchConsent: 'Failed to fetch user consent',
  addConsent: 'Failed to add user consent',
  fetchPromotions: 'Failed to fetch active campaign promotions',
  registerMember: 'Could not register new member',
  memberConsent: 'Could not update member consent',
  memberChannels: 'Could not fetch member channels',
  loyaltyDetails: 'Could not fetch loyalty details',
  fetchProfile: 'Could not fetch profile',
  updateProfile: 'Could not update profile',
  updateUnsuccessful: 'Update was not successful',
  warrants: 'Problem fetching warrants',
  approval: 'Failed to set approval.',
  timeout: 'Request timed out.',
  deviceId: 'Unable to get deviceId.',
  deleteFavourites: 'Failed to delete favourites',
  anything: 'Något gick fel! Försök igen senare.',
  getCart: 'Could not get cart',
  getMemberCart: 'Could not get member cart',
  syncPrescriptions: 'Could not sync prescriptions cart',
  syncPso: 'Could not sync PSO products',
  setCustomerDetails: 'Could not set customer details',
  fetchCustomerDetails: 'Could not fetch customer details',
  fetchOffers: 'Could not fetch offers',
  setOffer: 'Could not set or remove offer',
  setBonusCheck: 'Could not set or remove bonus check',
  setCouponCode: 'Could not set or remove coupon code',
  recalculateCart: 'Could not recalculate cart',
  paymentMethods: 'Could not get payment methods',
  storedCards: 'Could not fetch stored payment cards',
  fetchCart: 'Problem fetching cart',
  search: 'Could not complete search',
  testLogin: 'Something went wrong, call a developer!',
  consentOrStockWatch: 'Något gick fel, vänligen försök igen.',
  warrantConsent: 'Något gick fel.',
} as const;

/** Told to the console and to nobody else. */
export const loggedOnly = { searchProducts: 'Tyvärr kunde vi inte få fram dessa produkter just nu' } as const;

export type ClientError = keyof typeof clientErrors;
