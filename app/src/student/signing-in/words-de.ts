import type { Words } from './words-en.ts';

export const de: Words = {
  left: 'Sie haben die Seite verlassen',
  signing: {
    lead: {
      first: 'Melden Sie sich mit dem Konto Ihrer Hochschule an, oder öffnen Sie den Link in Ihrer Einladung.',
      left: 'Melden Sie sich erneut an, oder öffnen Sie den Link in Ihrer Einladung, um fortzufahren.',
    },
  },
  byLink: {
    title: 'Öffnen Sie den Link in Ihrer Einladung',
    lead: {
      first:
        'Diese Seite öffnet sich mit dem persönlichen Link, den Ihre Hochschule Ihnen geschickt hat. Öffnen Sie ihn erneut, um zu beginnen oder fortzufahren.',
      left: 'Dieser Browser hat Ihren Link vergessen. Öffnen Sie den Link in Ihrer Einladung erneut, um fortzufahren.',
    },
  },
  instead: 'Oder melden Sie sich mit dem Konto Ihrer Hochschule an.',
  signIn: 'Anmelden',
  someoneElse: 'Mit einem anderen Konto anmelden',
  code: 'Wenn das nicht stimmt, nennen Sie der Beratung diesen Code:',
  refused: {
    person_not_found: [
      'Wir kennen dieses Konto nicht',
      'Sie haben sich angemeldet, aber zu Ihrem Konto gibt es hier niemanden. Vielleicht haben Sie noch ein anderes, oder Sie sind so neu, dass Ihre Hochschule Sie noch nicht gemeldet hat.',
    ],
    not_enrolled: [
      'Sie sind hier in keiner Lehrveranstaltung',
      'Sie haben sich angemeldet, aber dieser Dienst kennt keine Lehrveranstaltung, die Sie besuchen. Bis eine neue Belegung hier ankommt, können einige Tage vergehen.',
    ],
    nothing_open: [
      'Jetzt gibt es nichts zu beantworten',
      'Für Sie ist keine Evaluation offen, oder Sie haben alle beantwortet. Vielen Dank!',
    ],
    ended: [
      'Ihre Anmeldung ist abgelaufen',
      'Melden Sie sich erneut an, um fortzufahren. Was Sie noch nicht gesendet haben, ist noch in diesem Browser.',
    ],
  },
  problem: {
    not_begun_here: [
      'Diese Anmeldung wurde nicht hier begonnen',
      'Sie gehört zu einem anderen Tab oder ist zu alt. Niemand wurde angemeldet. Melden Sie sich erneut an.',
    ],
    refused: [
      'Die Anmeldung hat nicht geklappt',
      'Ihre Hochschule hat Sie nicht eingelassen, oder ihre Antwort war nicht die erwartete. Versuchen Sie es erneut, oder öffnen Sie den Link in Ihrer Einladung.',
    ],
    unreachable: [
      'Die Anmeldung ist nicht erreichbar',
      'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder öffnen Sie den Link in Ihrer Einladung.',
    ],
    not_kept: [
      'Ihr Browser blockiert Websitedaten',
      'Die Anmeldung führt zu Ihrer Hochschule und zurück, und dieser Tab muss sich dabei etwas merken. Erlauben Sie das in den Einstellungen Ihres Browsers, oder öffnen Sie den Link in Ihrer Einladung.',
    ],
  },
};
