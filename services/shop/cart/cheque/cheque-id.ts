import { z } from 'zod';

export const chequeId = z
  .uuid('Bonuscheckens id ska vara ett UUID.')
  .meta({ example: '9d3b6f14-52c7-4e0b-8a63-7f1e2d4c5b60' });
