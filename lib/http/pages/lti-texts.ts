/** What the pages of launches say, by language. */
export const texts = {
  en: {
    title: 'Course evaluations',
    continuing: 'One moment: your learning platform says who you are.',
    open: 'Open in a new tab',
    noScript: 'This page needs JavaScript.',
    failed: 'This can not be opened',
    code: 'Code for the help desk',
    unknown_platform: 'Your learning platform is not set up here. Please ask your evaluation office.',
    launch_refused: 'What your learning platform has sent can not be used. Please ask your evaluation office.',
    launch_expired: 'This took too long, or was opened before. Go back to your learning platform and open it again.',
    person_not_found:
      'You are known to your learning platform, but not to the course evaluations. Please ask your evaluation office.',
    platform_unavailable: 'Your learning platform does not respond. Please try again in a minute.',
    refused_there: 'Your learning platform has not said who you are. Sign in there and open it again.',
  },
  de: {
    title: 'Lehrveranstaltungsbewertung',
    continuing: 'Einen Moment: Ihre Lernplattform sagt, wer Sie sind.',
    open: 'In einem neuen Tab öffnen',
    noScript: 'Diese Seite braucht JavaScript.',
    failed: 'Das lässt sich nicht öffnen',
    code: 'Code für die Beratung',
    unknown_platform: 'Ihre Lernplattform ist hier nicht eingerichtet. Bitte sagen Sie es Ihrer Evaluationsstelle.',
    launch_refused:
      'Was Ihre Lernplattform gesendet hat, kann nicht verwendet werden. Bitte sagen Sie es Ihrer Evaluationsstelle.',
    launch_expired:
      'Das hat zu lange gedauert oder wurde schon geöffnet. Gehen Sie zurück zu Ihrer Lernplattform und öffnen Sie es noch einmal.',
    person_not_found:
      'Ihre Lernplattform kennt Sie, die Lehrveranstaltungsbewertung nicht. Bitte sagen Sie es Ihrer Evaluationsstelle.',
    platform_unavailable: 'Ihre Lernplattform antwortet nicht. Bitte versuchen Sie es in einer Minute noch einmal.',
    refused_there:
      'Ihre Lernplattform hat nicht gesagt, wer Sie sind. Melden Sie sich dort an und öffnen Sie es noch einmal.',
  },
} as const;
