const agreement = ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'];

/** What a usual form asks: questions of every kind, under the names of their sections. */
export const usualParts: Readonly<Record<string, readonly object[]>> = {
  'Course and materials': [
    { kind: 'heading', text: 'Think of the course as a whole, not of its last week.' },
    {
      kind: 'scale',
      text: 'The goals of the course were clear.',
      text_translations: {
        de: 'Die Ziele der Lehrveranstaltung waren klar.',
        'pt-BR': 'Os objetivos do curso eram claros.',
      },
      scale: { points: 5, labels: agreement },
      is_required: true,
      not_applicable: false,
      allows_comment: true,
    },
    {
      kind: 'scale',
      text: 'How likely are you to recommend this course?',
      text_translations: { de: 'Wie wahrscheinlich empfehlen Sie diese Veranstaltung weiter?' },
      scale: { points: 10, first: 1 },
    },
    {
      kind: 'single_choice',
      text: 'The workload was',
      text_translations: { de: 'Der Arbeitsaufwand war' },
      choices: [
        { key: 'low', label: 'Lower than the credits suggest' },
        { key: 'right', label: 'About right' },
        { key: 'high', label: 'Higher than the credits suggest' },
      ],
    },
    {
      kind: 'multiple_choice',
      text: 'Which of these helped you to learn?',
      text_translations: { de: 'Was hat Ihnen beim Lernen geholfen?' },
      choices: [
        { key: 'lectures', label: 'Lectures' },
        { key: 'problems', label: 'Problem sets' },
        { key: 'text', label: 'The textbook' },
        { key: 'tutorials', label: 'Tutorials' },
      ],
    },
    {
      kind: 'text',
      text: 'What should stay as it is, and what should change?',
      text_translations: { de: 'Was soll bleiben, wie es ist, und was soll sich ändern?' },
      max_length: 200,
    },
  ],
  Teaching: [
    {
      kind: 'scale',
      subject: 'instructor',
      text: 'Explained difficult matters clearly.',
      text_translations: { de: 'Hat Schwieriges verständlich erklärt.' },
      scale: { points: 5, labels: agreement },
      is_required: true,
    },
    {
      kind: 'scale',
      text: 'The room was suitable.',
      text_translations: { de: 'Der Raum war geeignet.' },
      scale: { points: 5, labels: agreement },
    },
  ],
};
