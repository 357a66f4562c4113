// Made when the first name is asked for: it takes 30 ms.
let names: Intl.DisplayNames | undefined;

const nameOf = (code: string): string | undefined => {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return names.of(code);
};

// Codes that Unicode names but ISO 3166-1 does not assign: exceptionally reserved, user-assigned, and groupings.
const notCountries = new Set(
  'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** The English name of an ISO 3166-1 alpha-2 country code in capitals; null for anything else. */
export const countryName = (code: string | null): string | null =>
  code === null || !/^[A-Z]{2}$/.test(code) || notCountries.has(code) ? null : (nameOf(code) ?? null);
