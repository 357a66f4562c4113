import type { Purpose } from '../../../resources/messages/purposes.ts';
import type { TextsByLanguage } from './template-texts.ts';

/** The texts for each purpose with which an institution can write before it has any of its own. */
export const shippedTemplates: Readonly<Record<Purpose, TextsByLanguage>> = {
  invitation: {
    en: {
      subject: '{{period.name}}: your evaluations',
      body: `Dear {{person.display_name}},

please evaluate your courses:

{{courses}}

Your answers stay without your name. Open this link, which is for you alone:

{{link}}

You can answer until {{period.closes_at}}.

{{contact}}`,
    },
    de: {
      subject: '{{period.name}}: Ihre Evaluationen',
      body: `Guten Tag {{person.display_name}},

bitte bewerten Sie Ihre Lehrveranstaltungen:

{{courses}}

Ihre Antworten bleiben ohne Ihren Namen. Öffnen Sie diesen Link, der nur für Sie ist:

{{link}}

Sie können bis {{period.closes_at}} antworten.

{{contact}}`,
    },
  },
  reminder: {
    en: {
      subject: '{{period.name}}: evaluations that are still open: {{count}}',
      body: `Dear {{person.display_name}},

evaluations that you have not answered yet: {{count}}. Open this link, which is for you alone:

{{link}}

You can answer until {{period.closes_at}}.

{{contact}}`,
    },
    de: {
      subject: '{{period.name}}: noch offene Evaluationen: {{count}}',
      body: `Guten Tag {{person.display_name}},

noch nicht beantwortete Evaluationen: {{count}}. Öffnen Sie diesen Link, der nur für Sie ist:

{{link}}

Sie können bis {{period.closes_at}} antworten.

{{contact}}`,
    },
  },
  closing_soon: {
    en: {
      subject: '{{period.name}} closes soon',
      body: `Dear {{person.display_name}},

the evaluations close at {{period.closes_at}}. Still open for you: {{count}}.

{{link}}

{{contact}}`,
    },
    de: {
      subject: '{{period.name}} endet bald',
      body: `Guten Tag {{person.display_name}},

die Evaluationen enden am {{period.closes_at}}. Für Sie noch offen: {{count}}.

{{link}}

{{contact}}`,
    },
  },
  results_available: {
    en: {
      subject: '{{period.name}}: results',
      body: `Dear {{person.display_name}},

there are results for:

{{courses}}

{{link}}

{{contact}}`,
    },
    de: {
      subject: '{{period.name}}: Ergebnisse',
      body: `Guten Tag {{person.display_name}},

es gibt Ergebnisse zu:

{{courses}}

{{link}}

{{contact}}`,
    },
  },
  reply_available: {
    en: {
      subject: '{{period.name}}: a reply to the evaluations',
      body: `Dear {{person.display_name}},

your instructors have replied to the evaluations of:

{{courses}}

{{link}}

{{contact}}`,
    },
    de: {
      subject: '{{period.name}}: eine Antwort auf die Evaluationen',
      body: `Guten Tag {{person.display_name}},

Ihre Lehrenden haben auf die Evaluationen geantwortet:

{{courses}}

{{link}}

{{contact}}`,
    },
  },
  response_rates: {
    en: {
      subject: '{{period.name}}: response rates',
      body: `Dear {{person.display_name}},

the response rates so far:

{{response_rates}}

The evaluations close at {{period.closes_at}}.

{{contact}}`,
    },
    de: {
      subject: '{{period.name}}: Rücklauf',
      body: `Guten Tag {{person.display_name}},

der bisherige Rücklauf:

{{response_rates}}

Die Evaluationen enden am {{period.closes_at}}.

{{contact}}`,
    },
  },
};
