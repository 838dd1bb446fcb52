import type { Lack } from '../../../domain/permission/index.js';

export const permissionTexts: Readonly<Record<Lack, string>> = {
  login: 'Du behöver logga in.',
  identification: 'Du behöver identifiera dig med BankID eller Freja+.',
  membership: 'Du är inte medlem.',
  authority: 'Du får inte göra detta.',
};
