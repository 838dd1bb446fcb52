/** What '@remix-run/react' means to the pages while they are rendered on the server (vite.config.ts). */
export * from '@remix-run/react';
export { Link } from './link.js';
