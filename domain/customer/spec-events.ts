import type {
  ConsentGiven,
  ConsentWithdrawn,
  CustomerErased,
  CustomerIdentified,
  FavouriteAdded,
  ProductWatched,
  ProfileUpdated,
} from './events.js';

/** The person number is one of Skatteverket's test numbers. */
export const identified: CustomerIdentified = {
  type: 'CustomerIdentified',
  data: {
    customerId: 'customer-1',
    personNumber: '189001019802',
    firstName: 'Astrid',
    lastName: 'Ek',
    method: 'test',
    identifiedAt: '2025-03-01T10:00:00.000Z',
    validUntil: '2025-03-01T11:00:00.000Z',
  },
};

export function updated(profile: ProfileUpdated['data']['profile']): ProfileUpdated {
  return { type: 'ProfileUpdated', data: { customerId: 'customer-1', profile, changed: Object.keys(profile) } };
}

export const consented: ConsentGiven = {
  type: 'ConsentGiven',
  data: { customerId: 'customer-1', code: 'Favorite', textVersion: '2025-01', at: '2025-03-01T10:00:00.000Z' },
};

export const withdrawn: ConsentWithdrawn = {
  type: 'ConsentWithdrawn',
  data: { customerId: 'customer-1', code: 'Favorite', at: '2025-04-01T10:00:00.000Z' },
};

export function favourite(varuId: string): FavouriteAdded {
  return { type: 'FavouriteAdded', data: { customerId: 'customer-1', varuId, at: '2025-03-01T10:00:00.000Z' } };
}

export const watched: ProductWatched = {
  type: 'ProductWatched',
  data: {
    customerId: 'customer-1',
    watchId: 'watch-1',
    varuId: '100200',
    productType: null,
    channel: 'mail',
    at: '2025-03-01T10:00:00.000Z',
  },
};

export const erased: CustomerErased = {
  type: 'CustomerErased',
  data: {
    customerId: 'customer-1',
    memberIds: ['member-1'],
    orderIds: ['order-1'],
    watchIds: ['watch-1'],
    reason: 'Begäran enligt artikel 17',
    at: '2025-05-01T10:00:00.000Z',
  },
};
