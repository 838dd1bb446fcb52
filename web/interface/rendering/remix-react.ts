/** Replaces '@remix-run/react' when pages are rendered on the server (vite.config.ts). */
export * from '@remix-run/react';
export { Link } from './link.js';
