/** What the page says on which somebody unsubscribes, by language. */
export const texts = {
  en: {
    title: 'Reminders',
    ask: 'Do not remind me of course evaluations any more.',
    keep: 'You will still get invitations, since your link to the questions is in them.',
    send: 'Save',
    done: 'You get no more reminders. Your evaluation office can send them again.',
    unknown: 'This address is no longer valid. Please ask your evaluation office.',
  },
  de: {
    title: 'Erinnerungen',
    ask: 'Erinnern Sie mich nicht mehr an Lehrveranstaltungsbewertungen.',
    keep: 'Einladungen erhalten Sie weiterhin, denn sie enthalten Ihren Link zu den Fragen.',
    send: 'Speichern',
    done: 'Sie erhalten keine Erinnerungen mehr. Ihre Evaluationsstelle kann sie wieder einschalten.',
    unknown: 'Diese Adresse ist nicht mehr gültig. Bitte fragen Sie Ihre Evaluationsstelle.',
  },
} as const;
