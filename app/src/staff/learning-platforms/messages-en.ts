export const en = {
  title: 'Learning platforms',
  lead: 'Canvas, Moodle, Brightspace and others open the evaluation of a course from within the course, by LTI 1.3. They do not hear who has answered.',
  create: 'New platform',

  list: {
    caption: 'Learning platforms',
    none: 'There is no learning platform yet',
    noneLead:
      'First enter the values below at your platform. It then shows an issuer, a client id and a deployment id, with which you make it known here. Or make a link with which the platform sets itself up.',
    name: 'Name',
    issuer: 'Issuer',
    client: 'Client id',
    state: 'State',
  },

  states: { active: 'On', off: 'Off' },

  registration: {
    make: 'Make a registration link',
    title: 'Have a platform set itself up',
    lead: 'The platform’s administrator pastes the link there, and both learn what they need. The platform is then in this list, switched off: look at its issuer before you switch it on.',
    confirm: 'Make the link',
    shown: {
      title: 'The registration link',
      label: 'Link for one platform',
      lead: 'It is shown once. Give it to the platform’s administrator, and to nobody else.',
      lost: 'The link was made, but its answer was lost. Make another.',
      done: 'Close',
    },
    until: (time: string) => `It can be used once, until ${time}.`,
    where: {
      canvas: 'Admin → Apps → Manage → Install a new app → Dynamic registration',
      moodle: 'Site administration → Plugins → External tool → Manage tools → tool URL → Add LTI Advantage',
      brightspace:
        'Manage extensibility → LTI Advantage → Register tool → Dynamic → Tool initiation registration endpoint',
    },
    after:
      'The administrator looks at what was registered there, and switches the tool on. Then switch the platform on here.',
  },

  there: {
    heading: 'What to enter at the platform',
    launch: 'Target link URI, tool URL, redirect URI',
    login: 'Login URL (OpenID Connect)',
    keys: 'Keys (JWKS URL)',
    window: 'Open in',
    newWindow: 'a new window or tab',
    services: 'Grades, deep linking',
    noServices: 'none',
    copy: (what: string) => `Copy: ${what}`,
  },

  hints: {
    heading: 'Where, at which platform',
    canvas: [
      'Admin → Developer Keys → + LTI Key, manual entry, with a placement such as course navigation, and privacy “public”. Then install the app by its client id.',
      'The client id is the number of the key; the deployment id stands with the installed app.',
      'For sections by their SIS id, add the custom field sis_section=$Canvas.course.sisSourceId, and choose the custom field “sis_section” here.',
    ],
    moodle: [
      'Site administration → Plugins → External tool → configure a tool manually: LTI 1.3, key type “Keyset URL”, share e-mail “always”.',
      'Moodle then shows the platform id (issuer), the client id, the deployment id and its addresses.',
      'The ids of people and courses are the “ID number” of user and course.',
    ],
    brightspace: [
      'Manage extensibility → LTI Advantage → register tool. Then make a deployment that shares “Org defined id” and e-mail, and a link.',
      'Brightspace shows the issuer and the client id with the registration, and the deployment id with the deployment.',
    ],
  },

  kinds: { canvas: 'Canvas', moodle: 'Moodle', brightspace: 'Brightspace', other: 'Another' },

  form: {
    newTitle: 'New learning platform',
    changeTitle: 'Change the platform',
    kind: 'Platform',
    kindHint: 'Fills in the addresses below.',
    address: 'Address of the platform',
    addressHint: 'As the browser shows it, without what follows the host, such as moodle.example.edu.',
    name: 'Name',
    nameHint: 'For you and your colleagues.',
    issuer: 'Issuer',
    clientId: 'Client id',
    deployments: 'Deployment ids',
    deploymentsHint: 'One in each line, at least one before the platform is switched on.',
    authorization_url: 'Authorization address',
    token_url: 'Token address',
    tokenHint: 'Not needed for launches, only for rosters.',
    jwks_url: 'Address of its keys',
    userMatch: 'People are known by',
    userHint: 'The e-mail address is the platform’s word: choose it only where people cannot change it there.',
    sectionMatch: 'Sections are known by',
    sectionHint: 'The id is that of the imported files. Students whose section is not found see all that is open.',
    userField: 'Custom field with the person',
    sectionField: 'Custom field with the section',
    fieldHint: 'Its name at the platform.',
    roster: 'Address of rosters',
    rosterHint:
      'If enrolments are to be compared: the address of the Names and Role service, with {context} where the platform’s id of the course stands.',
    create: 'Make the platform known',
    save: 'Save',
    saving: 'One moment …',
    failed: 'The platform was not saved',
  },

  userMatches: {
    lis_person_sourcedid: 'the id of the imported files',
    email: 'the e-mail address',
    custom: 'a custom field',
  },
  sectionMatches: {
    lis_course_section_sourcedid: 'the id of the imported files',
    context_id: 'the platform’s own id of the course',
    custom: 'a custom field',
  },
  customField: (name: string) => `the custom field “${name}”`,

  one: {
    change: 'Change',
    off: 'Switch off …',
    on: 'Switch on …',
    remove: 'Delete …',
    offTitle: 'This platform is off',
    offLead: 'Its launches are refused: students read that it is not set up here.',
    noDeployment:
      'The platform has not said its deployment id. It stands with the installed tool there: enter it with “Change”, then switch the platform on.',
    none: 'none yet',
  },

  dialogs: {
    off: {
      title: 'Switch the platform off?',
      lead: (name: string) =>
        `Launches of ${name} are refused from now on. Students who are answering continue. You can switch it on again.`,
      confirm: 'Switch off',
    },
    on: {
      title: 'Switch the platform on?',
      lead: (name: string) => `Launches of ${name} are taken from now on.`,
      confirm: 'Switch on',
    },
    remove: {
      title: 'Delete the platform?',
      lead: (name: string) =>
        `Launches of ${name} are refused from now on, and what is set here is gone. Students who are answering continue. This cannot be undone.`,
      confirm: 'Delete',
    },
  },

  done: { off: 'The platform is off.', on: 'The platform is on.' },
};
