/** What the pages of launches say, by language. */
export const texts = {
  en: {
    title: 'Course evaluations',
    continuing: 'One moment: your learning platform says who you are.',
    open: 'Open in a new tab',
    noScript: 'This page needs JavaScript.',
    failed: 'This can not be opened',
    code: 'Code for the help desk',
    registration: 'Set up the course evaluations',
    registration_asks: 'This learning platform wants to open course evaluations',
    registration_waits:
      'If you set them up now, the platform and the course evaluations learn each other’s addresses. Your evaluation office then looks at the platform and switches it on.',
    register: 'Set up',
    registered: 'The course evaluations are set up',
    registered_waits:
      'The evaluation office now has to switch the platform on. At the platform, look at what was registered, and switch it on there as well. You can close this page.',
    deployment_missing:
      'The platform has not said its deployment id. Please give it to the evaluation office once the tool is installed.',
    client: 'Client id',
    registration_failed: 'This can not be set up',
    registration_expired: 'The link has been used or is too old. Please ask the evaluation office for another.',
    registration_refused:
      'What the learning platform says of itself can not be used. Paste the link there, where it asks for a registration address; do not open it yourself.',
    registration_unavailable:
      'The learning platform does not respond, or has refused. Nothing was set up here, and you can try again with the same link. If the tool is there all the same, delete it first.',
    registration_not_kept:
      'The learning platform has set up the course evaluations, but they could not note it. Delete the tool there, and ask the evaluation office for help.',
    too_many_platforms:
      'There are as many learning platforms as there can be. The evaluation office has to delete one first.',
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
    registration: 'Lehrveranstaltungsbewertung einrichten',
    registration_asks: 'Diese Lernplattform möchte Lehrveranstaltungsbewertungen öffnen',
    registration_waits:
      'Wenn Sie sie jetzt einrichten, kennen Plattform und Lehrveranstaltungsbewertung danach ihre Adressen. Ihre Evaluationsstelle prüft dann die Plattform und schaltet sie ein.',
    register: 'Einrichten',
    registered: 'Die Lehrveranstaltungsbewertung ist eingerichtet',
    registered_waits:
      'Die Evaluationsstelle muss die Plattform nun noch einschalten. Prüfen Sie auf der Plattform, was eingetragen wurde, und schalten Sie es auch dort ein. Sie können diese Seite schließen.',
    deployment_missing:
      'Die Plattform hat ihre Deployment-ID nicht genannt. Bitte nennen Sie sie der Evaluationsstelle, sobald das Werkzeug installiert ist.',
    client: 'Client-ID',
    registration_failed: 'Das lässt sich nicht einrichten',
    registration_expired:
      'Der Link wurde schon verwendet oder ist zu alt. Bitte lassen Sie sich von der Evaluationsstelle einen neuen geben.',
    registration_refused:
      'Was die Lernplattform über sich sagt, kann nicht verwendet werden. Fügen Sie den Link dort ein, wo sie nach einer Adresse für die Registrierung fragt; öffnen Sie ihn nicht selbst.',
    registration_unavailable:
      'Die Lernplattform antwortet nicht oder hat abgelehnt. Hier wurde nichts eingerichtet, und Sie können es mit demselben Link noch einmal versuchen. Falls das Werkzeug dort trotzdem steht, löschen Sie es zuerst.',
    registration_not_kept:
      'Die Lernplattform hat die Lehrveranstaltungsbewertung eingerichtet, diese konnte es aber nicht vermerken. Löschen Sie das Werkzeug dort, und fragen Sie die Evaluationsstelle.',
    too_many_platforms:
      'Es gibt so viele Lernplattformen, wie es geben kann. Die Evaluationsstelle muss zuerst eine löschen.',
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
