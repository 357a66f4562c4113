import type { Words } from '../../shared/language/own-language.ts';
import { count, toNumber } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  title: 'Fragenkatalog',
  lead: 'Fragen, die viele Zeiträume stellen können. Ergebnisse über mehrere Semester fassen alle Kopien einer Frage zusammen.',
  create: 'Neue Frage im Katalog',
  newLead: 'Sie beginnt als Entwurf: Zeiträume können sie übernehmen, sobald sie angeboten wird.',
  asks: 'Was sie fragt',
  institution: 'Die Hochschule',
  ownerHint: 'Nur zum Wiederfinden: Alle, die Fragen schreiben, können sie übernehmen.',
  states: { draft: 'Entwurf', offered: 'Angeboten', retired: 'Zurückgezogen' },
  filter: {
    any: 'Alle',
    words: 'Wörter des Textes',
    state: 'Stand',
    subject: 'Worum es geht',
    owner: 'Gehört',
    language: 'Übersetzt in',
  },
  list: {
    languages: 'Übersetzungen',
    version: 'Fassung',
    none: 'Der Katalog ist leer',
    noneLead:
      'Schreiben Sie eine Frage einmal, und jeder Zeitraum kann sie stellen. Oder importieren Sie eine Datei mit Fragen.',
    found: (shown, all) => `${toNumber(shown)} von ${count(all, 'Frage', 'Fragen')}`,
  },
  item: {
    lead: (version) => `Fassung ${version}`,
    nextVersion:
      'Eine Änderung ergibt die nächste Fassung: Die jetzige bleibt aufgehoben, und Kopien in Fragenblöcken bleiben, wie sie sind. Wenn sie etwas anderes fragt, schreiben Sie stattdessen eine neue Frage.',
    saved: 'Die Frage ist gespeichert.',
    savedVersion: (version) => `Die Frage ist als Fassung ${version} gespeichert.`,
    standing: 'Stand und Zugehörigkeit',
    means: {
      draft: 'Sie wird noch geschrieben. Niemand kann sie übernehmen.',
      offered: 'Fragenblöcke können sie übernehmen.',
      retired: 'Sie bleibt für das, was früher gefragt wurde. Niemand kann sie neu übernehmen.',
    },
    make: { offered: 'Anbieten', retired: 'Zurückziehen' },
    now: { offered: 'Sie wird jetzt angeboten.', retired: 'Sie ist jetzt zurückgezogen.' },
    saveOwner: 'Zugehörigkeit speichern',
    ownerSaved: 'Die Zugehörigkeit ist gespeichert.',
  },
  remove: {
    button: 'Löschen …',
    title: (text) => `„${text}“ löschen?`,
    will: 'Die Frage verschwindet mit ihren früheren Fassungen und lässt sich nicht zurückholen. Kopien in Zeiträumen bleiben, wie sie sind, und Ergebnisse bleiben verbunden.',
    retire: 'Soll nur niemand mehr neue Kopien nehmen, ziehen Sie sie stattdessen zurück.',
    confirm: 'Löschen',
  },
  import: 'Importieren …',
  imported: 'Neue Fragen sind Entwürfe der Hochschule.',
  versions: {
    title: 'Frühere Fassungen',
    none: 'Es gibt keine frühere Fassung.',
    until: (day) => `bis ${day}`,
    was: 'Vorher',
    became: 'Nachher',
    failed: 'Die Fassungen lassen sich nicht zeigen.',
  },
  uses: {
    title: 'Wo sie gestellt wird',
    lead: 'Alle Fragen der Zeiträume werden durchgesehen, was einen Moment dauert.',
    look: 'Kopien suchen',
    found: (number) => (number === 0 ? 'Kein Zeitraum stellt sie.' : `${count(number, 'Kopie', 'Kopien')}:`),
    cut: (most) => `Nur die letzten ${toNumber(most)} Fragen wurden durchgesehen.`,
    version: (version, now) => (version === now ? `Fassung ${version}` : `Fassung ${version}, nicht die jetzige`),
    failed: 'Die Kopien lassen sich nicht zeigen.',
  },
  kinds: {
    title: 'Alle Arten von Fragen',
    lead: 'Wie Studierende sie sehen und beantworten. Nichts, was Sie hier antworten, wird gespeichert oder gesendet.',
    part: (kind) => `Beispiel: ${kind}`,
    samples: {
      scale: {
        title: 'Eine Skala',
        use: 'Für das, was mehr oder weniger zutrifft. Jede Stufe kann eine Beschriftung haben; ein Kommentar kann erlaubt sein.',
        text: 'Die Ziele der Lehrveranstaltung waren klar.',
        labels: ['Trifft gar nicht zu', 'Trifft kaum zu', 'Teils, teils', 'Trifft eher zu', 'Trifft ganz zu'],
      },
      bipolar: {
        title: 'Eine Skala, deren Mitte gut ist',
        use: 'Wo beide Enden zu viel sind.',
        text: 'Das Tempo war',
        labels: ['viel zu langsam', 'zu langsam', 'genau richtig', 'zu schnell', 'viel zu schnell'],
      },
      numbers: {
        title: 'Eine Skala aus Zahlen',
        use: 'Mit bis zu zehn Stufen. Ohne Beschriftung weiß niemand, welches Ende gut ist: Sagen Sie es im Text.',
        text: 'Wie wahrscheinlich ist es, dass Sie diese Lehrveranstaltung empfehlen, von 1 (nie) bis 10 (sicher)?',
      },
      instructor: {
        title: 'Eine Frage nach Lehrpersonen',
        use: 'Sie wird für jede Lehrperson der Lehrveranstaltung einmal gestellt.',
        text: 'Erklärt Schwieriges gut.',
      },
      single: {
        title: 'Eine Auswahl',
        use: 'Wo genau eine Antwort stimmt. Diese muss beantwortet werden.',
        text: 'Wie viele Stunden in der Woche haben Sie dafür gearbeitet?',
        labels: ['Unter 4', '4 bis 8', 'Mehr als 8'],
      },
      several: {
        title: 'Mehrere Antworten',
        use: 'Wo mehrere Antworten stimmen können.',
        text: 'Was hat Ihnen beim Lernen geholfen?',
        labels: ['Vorlesungen', 'Übungen', 'Andere Studierende', 'Bücher'],
      },
      text: {
        title: 'Eigene Worte',
        use: 'Für das, was niemand vorhersehen konnte. Das kostet Studierende die meiste Zeit: Fragen Sie selten danach.',
        text: 'Was soll sich nächstes Mal ändern?',
      },
      heading: {
        title: 'Eine Überschrift',
        use: 'Sie fragt nichts: Sie sagt, worum es in den Fragen darunter geht.',
        text: 'Zu den Übungen',
      },
    },
  },
};
