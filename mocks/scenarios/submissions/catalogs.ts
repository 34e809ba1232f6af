/** Names of Argentine companies that insure work accidents. */
export const companies = [
  'Asociart ART',
  'Berkley International ART',
  'Experta ART',
  'Federación Patronal ART',
  'Galeno ART',
  'La Segunda ART',
  'Omint ART',
  'Prevención ART',
  'Provincia ART',
  'Swiss Medical ART',
  'Victoria ART',
] as const

export type InsuranceCompanyName = (typeof companies)[number]

/** The background check types of Los Álamos; Las Acacias has only the first type. */
export const checkTypes = [
  'Certificado de antecedentes penales (RNR)',
  'Certificado de buena conducta provincial',
  'Certificado de antecedentes del país de origen',
] as const

export type BackgroundCheckTypeName = (typeof checkTypes)[number]
