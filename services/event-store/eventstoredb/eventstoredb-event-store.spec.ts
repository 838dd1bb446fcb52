import { eventStoreContract } from '../contract.js';
import { openTestEventStoreDb, testedServer } from './testing.js';

eventStoreContract(testedServer, () => openTestEventStoreDb());
