import { countryCatalog, sessionCatalogs } from '../scenarios/catalogs.ts'
import { reply, type TagHandlers } from './handler.ts'

/** Reference lists. */
export const catalogHandlers: TagHandlers<'catalogs'> = {
  listCountries: () => reply(200, countryCatalog),
  listIdTypes: () => reply(200, sessionCatalogs.idtype),
}
