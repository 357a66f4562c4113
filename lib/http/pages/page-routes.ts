import type { Route } from '../../model/definition/operations.ts';

// Routes of pages are apart from the operations, so that functions of pages load no type definitions.

/** Where the recipient of a mail unsubscribes: a page, and what mail programs send there by themselves (RFC 8058). */
export const unsubscriptions = {
  'read-unsubscription': {
    name: 'read-unsubscription',
    group: 'messages',
    method: 'GET',
    path: '/api/v1/unsubscriptions/{token}',
    summary: 'Ask whether somebody wants no more reminders',
    file: 'unsubscriptions',
  },
  unsubscribe: {
    name: 'unsubscribe',
    group: 'messages',
    method: 'POST',
    path: '/api/v1/unsubscriptions/{token}',
    summary: 'Unsubscribe from reminders',
    file: 'unsubscriptions',
  },
} as const satisfies Record<string, Route>;

const ltiRoute = (name: string, method: Route['method'], path: Route['path'], summary: string) =>
  ({ name, group: 'service', method, path, summary, file: 'lti' }) as const satisfies Route;

/** Where learning platforms open the service (LTI 1.3): pages at the address of the application. */
export const ltiRoutes = {
  // Platforms begin with GET or POST, and the page continues with POST.
  'begin-lti-login': {
    ...ltiRoute('begin-lti-login', 'GET', '/lti/login', 'Begin or continue a login from a learning platform'),
    takesPost: true,
  },
  'launch-lti': ltiRoute('launch-lti', 'POST', '/lti/launch', 'Take a launch from a learning platform'),
  // Registering asks the platform twice, and may take longer than other pages.
  'register-learning-platform': {
    ...ltiRoute('register-learning-platform', 'GET', '/lti/register', 'Register with a learning platform'),
    takesPost: true,
    timeoutSeconds: 29,
  },
  'read-lti-keys': ltiRoute(
    'read-lti-keys',
    'GET',
    '/lti/jwks.json',
    'Read the keys that the service has for platforms',
  ),
} as const;
