import type { firstPages, screenPages } from './page-addresses'

/*
 * This module has no imports but types, because Node runs it without a build. `src/hosting/early-script.ts` sends the reads before
 * the scripts have loaded.
 */

const modules = '/fapi/v2/module/home/{rp}/'
const lots = '/fapi/customer/{rp}/person/{person}/report/manageproperties/?page_size=500&all_properties=true'
const authorizations = '/fapi/v2/customer/{rp}/property/{lot}/authorization/?is_active=true&page=1'
const listOfLot = (name: string) =>
  `/fapi/customer/{rp}/property/{lot}/report/${name}/?page=1&page_size=10&ordering=activity_date`
const works = '/fapi/v2/customer/{rp}/works/?page_size=500'
const work = ['/fapi/customer/{rp}/works/{id}/', '/fapi/customer/{rp}/works/{id}/managers/?page_size=500']

/** The URLs of the reads with which a screen begins, by the query of its address. */
type ReadsByQuery = Readonly<Record<string, readonly string[]>>

/**
 * The reads with which each page begins, by the name of its file. `{rp}`, `{lot}` and `{person}` are the current neighbourhood,
 * lot and person, `{id}` is the last part of the address, and `{today}` is the current day.
 */
export const firstReads: Partial<Record<keyof typeof firstPages | keyof typeof screenPages, ReadsByQuery>> = {
  invite: { '': ['/public/invitation/{id}/'] },
  home: { '': [modules, authorizations], '?modo=semana': [modules, authorizations] },
  pass: { '': [modules, '/fapi/authorization/{id}/'] },
  movements: {
    '': [
      modules,
      '/fapi/customer/{rp}/activity-records/{lot}/?start_date={today}&end_date={today}&page=1&page_size=10&ordering=-checkin_datetime',
    ],
  },
  lots: { '': [modules, lots] },
  lot: {
    // Tenants see another list first. Only the lots tell who is a tenant, and most users are not.
    '': [modules, lots, listOfLot('owners')],
    '?tab=inquilinos': [modules, lots, listOfLot('tenants')],
    '?tab=vehiculos': [modules, lots, listOfLot('cars')],
    '?tab=mascotas': [modules, lots, listOfLot('pets')],
  },
  works: { '': [modules, works] },
  expiries: { '': [modules, works] },
  work: {
    '': [modules, ...work],
    '?tab=nomina': [
      modules,
      ...work,
      '/fapi/customer/{rp}/works/{id}/groups/?page_size=500',
      '/fapi/customer/{rp}/works/{id}/workers/?page=1&page_size=10&ordering=person__last_name',
    ],
  },
  submissions: {
    '': [
      modules,
      '/fapi/customer/{rp}/submissions/insurance/?submission_type=INSURANCE&page=1&page_size=10&ordering=-created_at',
    ],
  },
}
