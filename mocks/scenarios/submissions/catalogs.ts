import { lasAcacias, losAlamos } from '../accounts.ts'

/** Argentine companies that insure work accidents. Only the names are theirs. */
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

/** Which background checks each neighbourhood takes. */
export const checkTypes = [
  [losAlamos, 'Certificado de antecedentes penales (RNR)'],
  [losAlamos, 'Certificado de buena conducta provincial'],
  [losAlamos, 'Certificado de antecedentes del país de origen'],
  [lasAcacias, 'Certificado de antecedentes penales (RNR)'],
] as const

export type BackgroundCheckTypeName = (typeof checkTypes)[number][1]
