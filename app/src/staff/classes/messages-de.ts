import type { Words } from '../../shared/language/own-language.ts';
import { count } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  classes: 'Ihre Lehrveranstaltungen, die gerade bewertet werden',
  class: 'Lehrveranstaltung',
  period: 'Zeitraum',
  closes: 'Schließt',
  noClosing: 'nicht festgelegt',
  enrolled: 'Eingeschrieben',
  answered: 'Geantwortet',
  share: 'Rücklauf',
  notShown: 'nicht gezeigt',
  band: 'Bei weniger als zehn Studierenden wird keine genaue Zahl gezeigt: Sie könnte verraten, wer geantwortet hat.',
  slide: 'In der Veranstaltung zeigen',
  departments: 'Ihre Institute jetzt',
  department: 'Institut',
  sections: 'Lehrveranstaltungen',
  hidden:
    'Wo eine Zahl verraten würde, wie viele einer kleinen Lehrveranstaltung geantwortet haben, wird keine gezeigt.',
  lately: 'Ihre Institute zuletzt',
  results: (number) => `${count(number, 'Ergebnis', 'Ergebnisse')} Ihrer Institute`,
  title: 'Diese Lehrveranstaltung bewerten',
  missing: 'Diese Lehrveranstaltung wird gerade nicht bewertet, oder Sie lehren sie nicht.',
  scan: 'Richten Sie die Kamera Ihres Telefons auf den Code, oder öffnen Sie den Link in Ihrer Einladung.',
  scanAlone: 'Richten Sie die Kamera Ihres Telefons auf den Code, und melden Sie sich an.',
  code: 'QR-Code der Adresse, bei der Studierende beginnen',
  facts: [
    'Es dauert einige Minuten.',
    'Niemand erfährt, wer was geantwortet hat.',
    'Ihre Lehrperson sieht Ergebnisse erst nach dem Ende, und nur, wenn genügend Studierende geantwortet haben.',
  ],
  wordsTitle: 'Was Sie sagen können',
  words: [
    'Bitte nehmen Sie sich die nächsten zehn Minuten, um diese Lehrveranstaltung zu bewerten. Ich lese, was Sie schreiben, und ändere, was ich kann.',
    'Ihre Antworten sind anonym. Ich sehe sie zusammen mit denen der anderen, wenn die Evaluation geschlossen ist.',
  ],
  wordsOfLinks:
    'Öffnen Sie den Link in Ihrer Einladung, oder scannen Sie den Code. Ich gehe hinaus, bis Sie fertig sind.',
  wordsAlone: 'Scannen Sie den Code, und melden Sie sich an. Ich gehe hinaus, bis Sie fertig sind.',
  back: 'Start',
};
