import type { Words } from '../../shared/language/own-language.ts';
import { count } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  title: 'Webhooks',
  lead: 'Ein Webhook benachrichtigt ein anderes System von Ihnen etwa innerhalb einer Sekunde darüber, was sich hier geändert hat: welcher Eintrag, und nie seine Werte.',
  yours:
    'Sie sehen die Endpunkte, die Sie selbst angelegt haben. Die von Integrationen gehören zu deren Tokens, die sie über die API sehen.',
  create: 'Neuer Endpunkt',

  list: {
    caption: 'Endpunkte',
    none: 'Es gibt noch keinen Endpunkt',
    noneLead:
      'Legen Sie einen mit der Adresse des Systems an, das benachrichtigt werden soll. Es muss eine erste Nachricht, einen Ping, beantworten, bevor er angenommen wird.',
    url: 'Adresse',
    events: 'Ereignisse',
    all: 'alle',
    state: 'Stand',
    since: 'Angelegt',
  },

  states: { enabled: 'Eingeschaltet', disabled: 'Ausgeschaltet', stopped: 'Angehalten' },

  form: {
    newTitle: 'Neuer Endpunkt',
    changeTitle: 'Den Endpunkt ändern',
    url: 'Adresse',
    urlHint:
      'HTTPS, bei einem Host des öffentlichen Internets. Ein signierter Ping geht sofort dorthin, den er innerhalb von 15 Sekunden mit einem Status 2xx beantworten muss.',
    description: 'Wofür er ist',
    descriptionHint: 'Für Sie und andere im Büro.',
    events: 'Welche Ereignisse',
    allEvents: 'Alle, die Sie lesen dürfen',
    someEvents: 'Nur diese',
    none: 'Wählen Sie mindestens eine Art.',
    create: 'Ping senden und Endpunkt anlegen',
    save: 'Speichern',
    saving: 'Auf die Antwort wird gewartet …',
    failed: 'Der Endpunkt wurde nicht angelegt',
    changeFailed: 'Nichts wurde geändert',
    labels: {
      '/data/attributes/url': 'Adresse',
      '/data/attributes/description': 'Wofür er ist',
      '/data/attributes/event_types': 'Welche Ereignisse',
    },
    finer: (names) =>
      `Der Endpunkt fragt nach einzelnen Ereignissen (${names}), wie es die API erlaubt. Sie bleiben, wenn Sie hier nichts anderes wählen.`,
  },

  secret: {
    title: 'Das Geheimnis dieses Endpunkts',
    lead: 'Damit prüft das andere System, dass Nachrichten von hier kommen. Es wird dieses eine Mal gezeigt: Speichern Sie es jetzt dort.',
    label: 'Geheimnis',
    both: (until) => `Bis ${until} werden Nachrichten mit dem neuen Geheimnis und mit dem vorigen signiert.`,
    lost: 'Die Antwort mit dem Geheimnis ist verloren gegangen. Erzeugen Sie mit „Neues Geheimnis …“ ein anderes.',
    done: 'Ich habe es gespeichert',
  },

  one: {
    details: 'Endpunkt',
    url: 'Adresse',
    description: 'Wofür er ist',
    events: 'Ereignisse',
    allEvents: 'alle, die Sie lesen dürfen',
    secret: 'Geheimnis erzeugt',
    state: 'Stand',
    change: 'Ändern',
    test: 'Ping senden',
    rotate: 'Neues Geheimnis …',
    disable: 'Ausschalten …',
    enable: 'Einschalten …',
    recover: 'Verpasstes senden …',
    remove: 'Löschen …',
    gone: {
      title: 'Angehalten: Das andere System hat „410 Gone“ geantwortet',
      lead: 'Es sagte, dass es keine Nachrichten mehr will. War das ein Versehen, so berichtigen Sie es dort, schalten Sie den Endpunkt ein, und lassen Sie Verpasstes senden.',
    },
    failing: {
      title: 'Angehalten: fünf Tage lang nur Fehler',
      lead: 'Sehen Sie die Antworten unten an, bringen Sie das andere System in Ordnung, senden Sie einen Ping, schalten Sie den Endpunkt ein, und lassen Sie Verpasstes senden.',
    },
    token_not_valid: {
      title: 'Angehalten: Ihr Recht auf Benachrichtigungen ist abgelaufen',
      lead: 'Ein Endpunkt arbeitet ein Jahr lang, nachdem Sie ihn zuletzt geändert haben, solange Ihr Konto aktiv ist. Schalten Sie ihn wieder ein, und lassen Sie Verpasstes senden.',
    },
    disabled: {
      title: 'Von Ihnen ausgeschaltet',
      lead: 'Nichts wird gesendet. Was sich inzwischen ändert, wird für ihn nicht aufgehoben; nach dem Einschalten können Sie senden lassen, was er in den letzten 30 Tagen verpasst hat.',
    },
    trouble: {
      title: 'Die letzten Nachrichten sind fehlgeschlagen',
      lead: 'Sie werden von selbst wiederholt, zehnmal innerhalb von drei Tagen. Die Antworten stehen unten; ein Ping zeigt sofort, ob das andere System wieder in Ordnung ist.',
    },
  },

  test: {
    good: (ms) => `Der Ping wurde nach ${ms} ms mit Erfolg beantwortet`,
    bad: 'Der Ping wurde nicht mit Erfolg beantwortet',
    status: (status, ms) => `Die Antwort hatte den Status ${status}, nach ${ms} ms.`,
    again: 'Bringen Sie das andere System in Ordnung, und senden Sie einen weiteren Ping.',
    failed: 'Der Ping ließ sich nicht senden',
  },

  failures: {
    unresolved: 'Sein Hostname führt nirgendwohin',
    address_not_public: 'Sein Host hat eine Adresse, die nicht zum öffentlichen Internet gehört',
    timeout: 'Innerhalb von 15 Sekunden kam keine Antwort',
    connection_failed: 'Keine Verbindung kam zustande',
    endpoint_disabled: 'Nicht gesendet: Der Endpunkt war ausgeschaltet',
    endpoint_deleted: 'Nicht gesendet: Der Endpunkt war gelöscht',
    not_allowed: 'Nicht gesendet: Die Person darf von solchen Änderungen nichts mehr wissen',
  },

  dialogs: {
    rotate: {
      title: 'Ein neues Geheimnis erzeugen?',
      lead: '24 Stunden lang werden Nachrichten mit dem neuen und mit dem jetzigen Geheimnis signiert, danach nur mit dem neuen. Ein früher ersetztes endet sofort.',
      confirm: 'Neues Geheimnis erzeugen',
    },
    disable: {
      title: 'Den Endpunkt ausschalten?',
      lead: 'Nichts wird mehr gesendet, auch nicht, was auf eine Wiederholung wartet. Was sich inzwischen ändert, lässt sich später senden, 30 Tage lang.',
      confirm: 'Ausschalten',
    },
    enable: {
      title: 'Den Endpunkt einschalten?',
      lead: 'Er bekommt, was sich von jetzt an ändert. Was er verpasst hat, wird gesendet, wenn Sie es verlangen.',
      confirm: 'Einschalten',
    },
    remove: {
      title: 'Den Endpunkt löschen?',
      lead: (url) =>
        `${url} bekommt keine Nachrichten mehr, und was auf eine Wiederholung wartet, wird nicht gesendet. Sein Geheimnis endet. Seine Zustellungen lassen sich 30 Tage lang über die API lesen. Das lässt sich nicht zurücknehmen.`,
      confirm: 'Löschen',
    },
    recover: {
      title: 'Verpasstes senden',
      lead: 'Sendet die Ereignisse seit einem Zeitpunkt, deren Zustellung fehlschlug oder aufgegeben wurde, und die, die kamen, während der Endpunkt ausgeschaltet war. Was mit Erfolg beantwortet wurde, wird nicht noch einmal gesendet. Ereignisse können in anderer Reihenfolge kommen.',
      since: 'Seit',
      sinceHint: (zone) => `In Ihrer Zeit (${zone}); höchstens vor 30 Tagen.`,
      confirm: 'Senden',
    },
    redeliver: {
      title: 'Dieses Ereignis noch einmal senden?',
      lead: (event, url) =>
        `${event} wird sofort an ${url} gesendet, mit derselben Id, und wenn das fehlschlägt, wieder nach dem üblichen Plan.`,
      confirm: 'Noch einmal senden',
    },
  },

  done: {
    enabled: 'Der Endpunkt ist eingeschaltet; er bekommt, was sich von jetzt an ändert.',
    disabled: 'Der Endpunkt ist ausgeschaltet; nichts wird gesendet.',
    removed: 'Der Endpunkt ist gelöscht.',
    changed: 'Der Endpunkt ist geändert.',
    redelivered: 'Das Ereignis ist wieder unterwegs.',
  },

  recovery: {
    running: 'Verpasstes wird gesucht …',
    so: (number) => `Bisher ${count(number, 'Ereignis', 'Ereignisse')} noch einmal gesendet.`,
    finished: (number) =>
      number === 0
        ? 'In dieser Zeit wurde nichts verpasst.'
        : `${count(number, 'Ereignis ist', 'Ereignisse sind')} wieder unterwegs.`,
    failed:
      'Das ging nicht: Der Endpunkt ist ausgeschaltet oder fort. Schalten Sie ihn ein, und versuchen Sie es erneut.',
  },

  deliveries: {
    heading: 'Zustellungen',
    lead: 'Jedes Ereignis mit seinem letzten Versuch, das neueste zuerst; sie werden 30 Tage lang aufgehoben.',
    caption: 'Zustellungen, neueste zuerst',
    filter: 'Zeigen',
    all: 'Alle',
    none: 'Es gibt keine',
    noneLead: 'Eine Zustellung erscheint hier, wenn sich etwas ändert, wonach der Endpunkt fragt.',
    noneOfState: 'Keine Zustellung ist in diesem Stand.',
    event: 'Ereignis',
    at: 'Letzter Versuch',
    notYet: 'noch nicht',
    state: 'Stand',
    attempts: 'Versuche',
    response: 'Antwort',
    next: 'Nächster Versuch',
    never: 'keiner',
    again: 'Noch einmal senden …',
    action: 'Zu tun',
    body: 'Was sie sagte',
    took: (ms) => `${ms} ms`,
    failed: 'Die Zustellungen ließen sich nicht lesen',
    refresh: 'Noch einmal nachsehen',
  },

  statuses: {
    pending: 'Wartet',
    succeeded: 'Gelungen',
    failed: 'Fehlgeschlagen, wird wiederholt',
    exhausted: 'Aufgegeben',
  },
  statusWithoutNext: 'Fehlgeschlagen',

  kinds: {
    user: 'Personen',
    profile: 'Profile',
    employment: 'Beschäftigungen',
    additional_appointment: 'Weitere Ämter',
    admin_assistant_role: 'Assistenzen',
    address: 'Adressen',
    phone_number: 'Telefonnummern',
    department: 'Institute',
    department_chair: 'Institutsleitungen',
    folder: 'Ordner',
    file: 'Dateien',
    credit_line_item: 'Anrechnungen',
    course_evaluation_term: 'Semester',
    course_evaluation_course: 'Kurse',
    course_evaluation_listing_number: 'Kursnummern',
    course_evaluation_section: 'Gruppen',
    course_evaluation_section_instructor: 'Lehraufträge',
    course_evaluation_instructor: 'Lehrende',
    course_evaluation_student: 'Studierende und ihre Gruppen',
    course_evaluation_period: 'Evaluationszeiträume',
    course_evaluation_period_schedule: 'Zeiten der Zeiträume',
    course_evaluation: 'Evaluationen',
    course_evaluation_question_set: 'Fragebögen',
    course_evaluation_question_set_section: 'Teile von Fragebögen',
    course_evaluation_question: 'Fragen',
    question_bank_item: 'Fragen des Katalogs',
    question_layer: 'Ebenen von Fragen',
    workflow: 'Arten von Verfahren',
    workflow_group: 'Gruppen von Begutachtenden',
  },
};
