import { type Handlers, reply } from '../contract/operations.ts'
import { countries, sessionCatalogs } from '../scenarios/catalogs.ts'

/** Reference lists. */
export const catalogHandlers = {
  listCountries: () => reply(200, countries),
  listIdTypes: () => reply(200, sessionCatalogs.idtype),
} satisfies Pick<Handlers, 'listCountries' | 'listIdTypes'>
