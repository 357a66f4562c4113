import { count } from '../parts/formats.ts';

export const en = {
  title: 'Webhooks',
  lead: 'A webhook notifies another system of yours within about a second of what has changed here: which record, and never its values.',
  yours:
    'You see the endpoints that you have made yourself. Those of integrations belong to their tokens, which see them over the API.',
  create: 'New endpoint',

  list: {
    caption: 'Endpoints',
    none: 'There is no endpoint yet',
    noneLead:
      'Make one with the address of the system that is to be notified. It has to answer a first message, a ping, before it is taken.',
    url: 'Address',
    events: 'Events',
    all: 'all',
    state: 'State',
    since: 'Made',
  },

  states: { enabled: 'Enabled', disabled: 'Disabled', stopped: 'Stopped' },

  form: {
    newTitle: 'New endpoint',
    changeTitle: 'Change the endpoint',
    url: 'Address',
    urlHint:
      'HTTPS, at a host of the public internet. A signed ping is sent to it at once, which it has to answer with a status of 2xx within 15 seconds.',
    description: 'What it is for',
    descriptionHint: 'For you and your colleagues.',
    events: 'Which events',
    allEvents: 'All that you may read',
    someEvents: 'Only those of',
    none: 'Choose at least one kind.',
    create: 'Send the ping and make the endpoint',
    save: 'Save',
    saving: 'Waiting for the answer …',
    failed: 'The endpoint was not made',
    changeFailed: 'Nothing was changed',
    labels: {
      '/data/attributes/url': 'Address',
      '/data/attributes/description': 'What it is for',
      '/data/attributes/event_types': 'Which events',
    },
    finer: (names: string) =>
      `The endpoint asks for single events (${names}), as the API allows. They stay unless you choose otherwise here.`,
  },

  secret: {
    title: 'The secret of this endpoint',
    lead: 'With it the other system verifies that messages come from here. It is shown this once: store it there now.',
    label: 'Secret',
    both: (until: string) => `Until ${until} messages are signed by the new secret and by the one before.`,
    lost: 'The answer that had the secret was lost. Make another one by “New secret …”.',
    done: 'I have stored it',
  },

  one: {
    details: 'Endpoint',
    url: 'Address',
    description: 'What it is for',
    events: 'Events',
    allEvents: 'all that you may read',
    secret: 'Secret made',
    state: 'State',
    change: 'Change',
    test: 'Send a ping',
    rotate: 'New secret …',
    disable: 'Disable …',
    enable: 'Enable …',
    recover: 'Send what was missed …',
    remove: 'Delete …',
    gone: {
      title: 'Stopped: the other system has answered “410 Gone”',
      lead: 'It said that it wants no more messages. If that was a mistake, put it right there, then enable the endpoint and have sent what was missed.',
    },
    failing: {
      title: 'Stopped: nothing but failures for five days',
      lead: 'Look at the answers below, put the other system right, send a ping, then enable the endpoint and have sent what was missed.',
    },
    token_not_valid: {
      title: 'Stopped: your right to notifications has ended',
      lead: 'An endpoint works for a year after you last changed it, as long as your account is active. Enable it to continue, then have sent what was missed.',
    },
    disabled: {
      title: 'Disabled by you',
      lead: 'Nothing is sent. What changes meanwhile is not kept for it; after enabling it you can have sent what was missed in the last 30 days.',
    },
    trouble: {
      title: 'The last messages failed',
      lead: 'They are tried again by themselves, ten times within three days. The answers are below; a ping shows at once whether the other system is right again.',
    },
  },

  test: {
    good: (ms: number) => `The ping was answered with success after ${ms} ms`,
    bad: 'The ping was not answered with success',
    status: (status: number, ms: number) => `The answer had the status ${status}, after ${ms} ms.`,
    again: 'Put the other system right, then send another ping.',
    failed: 'The ping could not be sent',
  },

  failures: {
    unresolved: 'Its host name leads nowhere',
    address_not_public: 'Its host has an address that is not of the public internet',
    timeout: 'No answer came within 15 seconds',
    connection_failed: 'No connection could be made',
    endpoint_disabled: 'Not sent: the endpoint was disabled',
    endpoint_deleted: 'Not sent: the endpoint was deleted',
    not_allowed: 'Not sent: its owner may no longer know of such changes',
  } as Readonly<Record<string, string>>,

  dialogs: {
    rotate: {
      title: 'Make a new secret?',
      lead: 'For 24 hours messages are signed by the new secret and by the present one; after that by the new one alone. A secret that was replaced earlier ends at once.',
      confirm: 'Make a new secret',
    },
    disable: {
      title: 'Disable the endpoint?',
      lead: 'Nothing is sent any more, not even what waits to be tried again. What changes meanwhile can be sent later, for 30 days.',
      confirm: 'Disable',
    },
    enable: {
      title: 'Enable the endpoint?',
      lead: 'It gets what changes from now on. What it has missed is sent when you ask for it.',
      confirm: 'Enable',
    },
    remove: {
      title: 'Delete the endpoint?',
      lead: (url: string) =>
        `${url} gets no more messages, and what waits to be tried again is not sent. Its secret ends. Its deliveries can be read over the API for 30 days. This cannot be undone.`,
      confirm: 'Delete',
    },
    recover: {
      title: 'Send what was missed',
      lead: 'Sends the events since a time whose delivery failed or was given up, and those that came while the endpoint was disabled. What was answered with success is not sent again. Events may come out of order.',
      since: 'Since',
      sinceHint: (zone: string) => `In your time (${zone}); at most 30 days ago.`,
      confirm: 'Send',
    },
    redeliver: {
      title: 'Send this event again?',
      lead: (event: string, url: string) =>
        `${event} is sent to ${url} at once, with the same id, and if it fails by the usual schedule again.`,
      confirm: 'Send again',
    },
  },

  done: {
    enabled: 'The endpoint is enabled; it gets what changes from now on.',
    disabled: 'The endpoint is disabled; nothing is sent.',
    removed: 'The endpoint is deleted.',
    changed: 'The endpoint is changed.',
    redelivered: 'The event is on its way again.',
  },

  recovery: {
    running: 'Looking for what was missed …',
    so: (number: number) => `${count(number, 'event', 'events')} sent again so far.`,
    finished: (number: number) =>
      number === 0
        ? 'Nothing was missed in this time.'
        : `${count(number, 'event is', 'events are')} on the way again.`,
    failed: 'It could not be done: the endpoint is disabled or gone. Enable it, then try again.',
  },

  deliveries: {
    heading: 'Deliveries',
    lead: 'Each event with its last attempt, the newest first; they are kept for 30 days.',
    caption: 'Deliveries, newest first',
    filter: 'Show',
    all: 'All',
    none: 'There is none',
    noneLead: 'A delivery appears here when something changes that the endpoint asks for.',
    noneOfState: 'No delivery is in this state.',
    event: 'Event',
    at: 'Last attempt',
    notYet: 'not yet',
    state: 'State',
    attempts: 'Attempts',
    response: 'Answer',
    next: 'Next attempt',
    never: 'none',
    again: 'Send again …',
    action: 'To do',
    body: 'What it said',
    took: (ms: number) => `${ms} ms`,
    failed: 'The deliveries could not be read',
    refresh: 'Look again',
  },

  statuses: {
    pending: 'Waiting',
    succeeded: 'Succeeded',
    failed: 'Failed, to be tried again',
    exhausted: 'Given up',
  },
  statusWithoutNext: 'Failed',

  kinds: {
    user: 'People',
    profile: 'Profiles',
    employment: 'Employments',
    additional_appointment: 'Additional appointments',
    admin_assistant_role: 'Assistants',
    address: 'Addresses',
    phone_number: 'Phone numbers',
    department: 'Departments',
    department_chair: 'Heads of departments',
    folder: 'Folders',
    file: 'Files',
    credit_line_item: 'Credits',
    course_evaluation_term: 'Terms',
    course_evaluation_course: 'Courses',
    course_evaluation_listing_number: 'Course numbers',
    course_evaluation_section: 'Sections',
    course_evaluation_section_instructor: 'Teaching assignments',
    course_evaluation_instructor: 'Instructors',
    course_evaluation_student: 'Students and their sections',
    course_evaluation_period: 'Evaluation periods',
    course_evaluation_period_schedule: 'Schedules of periods',
    course_evaluation: 'Evaluations',
    course_evaluation_question_set: 'Question sets',
    course_evaluation_question_set_section: 'Parts of question sets',
    course_evaluation_question: 'Questions',
    question_bank_item: 'Questions of the bank',
    question_layer: 'Levels of questions',
    workflow: 'Kinds of faculty review',
    workflow_group: 'Groups of reviewers',
  },
};
