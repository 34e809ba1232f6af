import { countryCatalog, sessionCatalogs } from '../scenarios/catalogs.ts'
import { type Handlers, reply } from './handler.ts'

/** Reference lists. */
export const catalogHandlers = {
  listCountries: () => reply(200, countryCatalog),
  listIdTypes: () => reply(200, sessionCatalogs.idtype),
} satisfies Partial<Handlers>
