import { defineConfig } from 'vite';

export default defineConfig({
  base: '/app/',
  // The client's sources, which need no build of their own.
  resolve: {
    conditions: ['facet-source', 'module', 'browser', 'production'],
    // For a React that has no such hook of its own: 250 bytes of the first load.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    // What is inlined is a `data:` address, which the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    // All that the page loads before it runs in one file, which is compressed as one: 1.3 KB less of the first load.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
});
