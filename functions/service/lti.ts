import { keysPage, launchPage, loginPage } from '../../lib/http/pages/lti-pages.ts';
import { ltiRoutes } from '../../lib/http/pages/page-routes.ts';
import { registrationPage } from '../../lib/http/pages/registration-page.ts';

export const beginLtiLogin = loginPage(ltiRoutes['begin-lti-login']);
export const launchLti = launchPage(ltiRoutes['launch-lti']);
export const readLtiKeys = keysPage(ltiRoutes['read-lti-keys']);
export const registerLearningPlatform = registrationPage(ltiRoutes['register-learning-platform']);
