import type { Plugin } from 'esbuild';

/** Modules of nodemailer that Facet's mails do not need, and their replacements. */
const replacements: Readonly<Record<string, string>> = {
  // The media types of attachments by the endings of file names. 83 KB.
  'mime-funcs/mime-types.js':
    'export const detectMimeType = () => "application/octet-stream", detectExtension = () => "bin";',
  // The servers of well-known providers. 11 KB.
  'well-known/services.js': 'export const services = {};',
};

/** Leaves the files of `replacements` out of bundles. */
export const trimNodemailer: Plugin = {
  name: 'trim-nodemailer',
  setup: (build) => {
    build.onLoad({ filter: /nodemailer[\\/]dist[\\/]esm[\\/](?:mime-funcs|well-known)[\\/]/ }, ({ path }) => {
      const file = Object.keys(replacements).find((each) => path.replaceAll('\\', '/').endsWith(each));
      return file === undefined ? undefined : { contents: replacements[file] ?? '', loader: 'js' };
    });
  },
};
