import type { QueryClient } from '@tanstack/react-query'
import { allRows, getLargePageParams } from '@/api/all-rows'
import { getListAuthorizationsQueryOptions } from '@/api/generated/authorizations/authorizations'
import type { Work } from '@/api/generated/model/work'
import { getListTenantsQueryOptions } from '@/api/generated/tenants/tenants'
import { getListVehiclesQueryOptions } from '@/api/generated/vehicles/vehicles'
import { getListGroupAuthorizationsQueryOptions } from '@/api/generated/work-groups/work-groups'
import { getListWorkersQueryOptions } from '@/api/generated/workers/workers'
import type { Day } from '@/domain/days'
import {
  listAuthorizationExpiries,
  listGroupExpiries,
  listInspectionExpiries,
  listTenantExpiries,
  listVehicleInsuranceExpiries,
} from '@/patterns/expiry/expiry-rows'
import { createPagedReads, createRead, type ExpiryRead, hasEnded, type ReadCounts } from './paged-reads'
import { type ExpiryPlace, listWorkerExpiries, placeRows } from './placed-expiries'
import { listCheckReads, listInsuranceReads } from './submission-reads'

const authorizationRows = 10

/** The numbers of lots, works and submissions, and of the pages of authorizations of a lot, that each step reads. */
const placesPerStep = 12
const pagesPerStep = 5
/**
 * The pages of expired authorizations of a lot. The API orders by creation, so an authorization on a later page may also have expired
 * recently.
 */
const expiredPages = 2

/** A lot of the user. The flags say which of its lists the user may read. */
export interface ReadableLot {
  id: number
  place: ExpiryPlace
  hasTenants: boolean
  hasVehicles: boolean
}

export interface ReadInput {
  rp: number
  lots: readonly ReadableLot[]
  /** The current works. */
  works: readonly Work[]
  hasSubmissions: boolean
  /** Where submissions belong. */
  neighbourhood: ExpiryPlace
  day: Day
  /** How many steps to read: 1 at first, and one more with each 'Leer más'. */
  steps: number
}

/** Lists the reads in the order in which they are sent, and what is still unread. */
export function listReads(input: ReadInput, client: QueryClient) {
  const maxPlaces = input.steps * placesPerStep
  const ofLots = input.lots.slice(0, maxPlaces).map((lot) => {
    const createReads = (request: AuthorizationReads) =>
      createAuthorizationReads(input.rp, lot, client, request)
    const current = createReads({ isActive: true, maxPages: input.steps * pagesPerStep })
    const expired = createReads({ isActive: false, maxPages: expiredPages })
    return { current, reads: [...current.reads, ...expired.reads, ...createLotReads(input.rp, lot)] }
  })
  const ofWorks = input.works.slice(0, maxPlaces).map((work) => createWorkReads(input, work, client))
  const insurances = input.hasSubmissions ? listInsuranceReads(input, client) : []
  const checks = input.hasSubmissions ? listCheckReads(input, client, maxPlaces) : undefined
  const reads = [
    ...ofLots.flatMap((lot) => lot.reads),
    ...insurances,
    ...(checks?.reads ?? []),
    ...ofWorks.flat(),
  ]
  const countRead = (places: readonly ExpiryRead[][]) =>
    places.filter((ofPlace) => ofPlace.every((read) => hasEnded(client, read))).length
  const sum = (field: 'read' | 'total') => ofLots.reduce((total, { current }) => total + current[field], 0)
  const counts: ReadCounts[] = [
    { of: 'lots', read: countRead(ofLots.map((lot) => lot.reads)), total: input.lots.length },
    { of: 'works', read: countRead(ofWorks), total: input.works.length },
    { of: 'authorizations', read: sum('read'), total: sum('total') },
    { of: 'checks', read: checks?.read ?? 0, total: checks?.total ?? 0 },
  ]
  return { reads, unread: counts.filter(({ read, total }) => read < total) }
}

interface AuthorizationReads {
  isActive: boolean
  maxPages: number
}

const createAuthorizationReads = (
  rp: number,
  { id, place }: ReadableLot,
  client: QueryClient,
  { isActive, maxPages }: AuthorizationReads,
) =>
  createPagedReads(client, {
    subject: place.name,
    getOptions: (page) => getListAuthorizationsQueryOptions(rp, id, { is_active: isActive, page }),
    pageSize: authorizationRows,
    maxPages,
    toRows: (rows) => placeRows(listAuthorizationExpiries(rows), place),
  })

function createLotReads(rp: number, { id, place, hasTenants, hasVehicles }: ReadableLot): ExpiryRead[] {
  const reads: ExpiryRead[] = []
  if (hasTenants)
    reads.push(
      createRead(place.name, getListTenantsQueryOptions(rp, id, allRows), ({ results }) =>
        placeRows(listTenantExpiries(results, id), place),
      ),
    )
  if (hasVehicles)
    reads.push(
      createRead(place.name, getListVehiclesQueryOptions(rp, id, allRows), ({ results }) =>
        placeRows(
          [...listInspectionExpiries(results, id), ...listVehicleInsuranceExpiries(results, id)],
          place,
        ),
      ),
    )
  return reads
}

/** Returns the place of a work. */
export const getWorkPlace = ({ id, title }: Pick<Work, 'id' | 'title'>): ExpiryPlace => ({
  id: `obra-${id}`,
  name: title,
})

function createWorkReads({ rp, hasSubmissions }: ReadInput, work: Work, client: QueryClient): ExpiryRead[] {
  const place = getWorkPlace(work)
  return [
    ...createPagedReads(client, {
      subject: place.name,
      getOptions: (page) => getListWorkersQueryOptions(rp, work.id, getLargePageParams(page)),
      pageSize: allRows.page_size,
      toRows: (workers) => listWorkerExpiries({ workers, work, place, rp, hasSubmissions }),
    }).reads,
    createRead(place.name, getListGroupAuthorizationsQueryOptions(rp, work.id, allRows), ({ results }) =>
      placeRows(listGroupExpiries(results, work.id), place),
    ),
  ]
}
