import { lasAcacias, losAlamos } from '../accounts.ts'

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

/** The background check types that each neighbourhood accepts. */
export const checkTypes = [
  [losAlamos, 'Certificado de antecedentes penales (RNR)'],
  [losAlamos, 'Certificado de buena conducta provincial'],
  [losAlamos, 'Certificado de antecedentes del país de origen'],
  [lasAcacias, 'Certificado de antecedentes penales (RNR)'],
] as const

export type BackgroundCheckTypeName = (typeof checkTypes)[number][1]
