import './ui/styles/base.css';
import './ui/styles/parts.css';
import './ui/styles/questions.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { takeCode } from './student/session/invitation-code.ts';

const reload = (): void => window.location.reload();

// A link that is opened where another is open already changes the fragment and loads nothing.
window.addEventListener('hashchange', reload);
// A browser may show an old page from its cache, to another person who uses the browser by then.
window.addEventListener('pageshow', ({ persisted }) => persisted && reload());

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App invitation={takeCode(window)} />);
